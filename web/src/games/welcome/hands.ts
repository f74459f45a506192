// The player's hands: turns pointer and keyboard events anywhere on the board into the desk's verbs. Places carry
// data-target (can be clicked) and data-about (can be explained); nothing else needs to listen.
import type { Desk } from "./desk.svelte";
import { walk, type Spot } from "./walk";

const LONG_PRESS = 500;
const EXPLAIN_AFTER = 450;
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Where the keys belong to somebody else. */
const FOREIGN = "input, textarea, select, dialog, [role=dialog], [role=menu], [role=listbox], [role=tablist], [role=slider], [contenteditable]";

function near(event: Event, attribute: "target" | "about"): string | null {
  const element = event.target instanceof Element ? event.target.closest(`[data-${attribute}]`) : null;
  return element?.getAttribute(`data-${attribute}`) ?? null;
}

/** Listens on the board's root element until the returned function is called. */
export function hands(root: HTMLElement, desk: Desk): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger = false;
  let heldLong = false;
  const quit = new AbortController();
  const { signal } = quit;

  const later = (delay: number, verb: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(verb, delay);
  };

  root.addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType === "touch") return;
      const target = near(event, "target");
      desk.hot = target && desk.targets.has(target) ? target : desk.open;
      const about = near(event, "about");
      if (about !== desk.about && !desk.open) {
        if (about) later(EXPLAIN_AFTER, () => (desk.about = about));
        else later(120, () => (desk.about = null));
      }
    },
    { signal },
  );
  root.addEventListener(
    "pointerleave",
    (event) => {
      if (event.pointerType === "touch") return;
      desk.hot = desk.open;
      later(120, () => (desk.about = null));
    },
    { signal },
  );
  root.addEventListener(
    "pointerdown",
    (event) => {
      finger = event.pointerType === "touch";
      heldLong = false;
      clearTimeout(timer);
      if (!finger) return;
      const [about, target] = [near(event, "about"), near(event, "target")];
      later(LONG_PRESS, () => {
        heldLong = true;
        if (about) desk.about = about;
        else if (target) desk.why(target);
      });
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "pointermove"] as const) {
    root.addEventListener(
      end,
      (event) => {
        const drifts = end === "pointermove" && Math.hypot(event.movementX, event.movementY) < 6;
        if (event.pointerType === "touch" && !drifts) clearTimeout(timer);
      },
      { signal },
    );
  }
  root.addEventListener("contextmenu", (event) => finger && event.preventDefault(), { signal });
  root.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      if (heldLong) {
        heldLong = false;
        return;
      }
      const target = near(event, "target");
      if (target) desk.press(target, finger);
      else if (!(event.target instanceof Element && event.target.closest("[data-overlay]"))) desk.dismiss();
    },
    { signal },
  );
  root.addEventListener(
    "focusin",
    (event) => {
      if (!(event.target instanceof Element && event.target.matches(":focus-visible"))) return;
      const target = near(event, "target");
      if (target && desk.targets.has(target)) desk.hot = target;
      desk.about = near(event, "about");
    },
    { signal },
  );
  // Before the shell hears the key: Esc closes what is open here, and only then restarts a turn.
  window.addEventListener("keydown", (event) => onKey(event, root, desk), { signal, capture: true });
  return () => {
    clearTimeout(timer);
    quit.abort();
  };
}

function onKey(event: KeyboardEvent, root: HTMLElement, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const active = document.activeElement;
  const ours = active instanceof Element && root.contains(active);
  if (!ours && active instanceof Element && active.closest(FOREIGN)) return;
  finish(event, handle(event, root, desk, ours));
}

function finish(event: KeyboardEvent, handled: boolean): void {
  if (!handled) return;
  event.preventDefault();
  event.stopPropagation();
}

function handle(event: KeyboardEvent, root: HTMLElement, desk: Desk, ours: boolean): boolean {
  const focused = ours ? (document.activeElement?.closest("[data-target]")?.getAttribute("data-target") ?? null) : null;
  if (/^[1-9]$/.test(event.key)) return desk.digit(Number(event.key));
  if (ARROWS.includes(event.key)) return !desk.open && step(root, desk, focused, event.key);
  if (event.key === "Escape") return desk.dismiss();
  if (event.key === "?") return question(desk, focused ?? desk.hot, root);
  if ((event.key === "Enter" || event.key === " ") && focused) {
    desk.press(focused, false);
    return true;
  }
  return false;
}

function spots(root: HTMLElement): Spot[] {
  return [...root.querySelectorAll("[data-target][data-live]")]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .map(({ element, box }) => ({
      id: element.getAttribute("data-target")!,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }));
}

function step(root: HTMLElement, desk: Desk, from: string | null, key: string): boolean {
  const next = walk(spots(root), from ?? desk.hot, key);
  if (!next) return false;
  const element = elementOf(root, next);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  desk.hot = next;
  return true;
}

function question(desk: Desk, target: string | null, root: HTMLElement): boolean {
  if (!target) return false;
  const about = elementOf(root, target)?.closest("[data-about]")?.getAttribute("data-about");
  if (about) desk.about = about;
  else desk.why(target);
  return true;
}

function elementOf(root: HTMLElement, target: string): HTMLElement | SVGElement | null {
  return root.querySelector<HTMLElement | SVGElement>(`[data-target="${target}"]`);
}
