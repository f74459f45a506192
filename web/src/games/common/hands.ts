// The player's hands: turns pointer and keyboard events anywhere on the board into the desk's verbs. Places carry
// data-target (can be clicked) and data-about (can be explained); nothing else needs to listen.
import { walk, type Spot } from "./walk";

/** What hands do on a board; every game's desk says what that means there. */
export interface Desk {
  /** The target under the pointer, in focus, or touched once. */
  hot: string | null;
  /** The target whose choices are open. */
  readonly open: string | null;
  /** What is being explained. */
  about: string | null;
  readonly targets: { has(id: string): boolean };
  press(id: string, byTouch: boolean): void;
  why(id: string): void;
  dismiss(): boolean;
  digit(digit: number): boolean;
}

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
  /** The place under the mouse, whether anything can be done there or not. */
  let pointed: string | null = null;
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
      pointed = near(event, "target");
      desk.hot = pointed && desk.targets.has(pointed) ? pointed : desk.open;
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
      pointed = null;
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
  window.addEventListener("keydown", (event) => onKey(event, root, desk, pointed), { signal, capture: true });
  return () => {
    clearTimeout(timer);
    quit.abort();
  };
}

function onKey(event: KeyboardEvent, root: HTMLElement, desk: Desk, pointed: string | null): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const active = document.activeElement;
  const ours = active instanceof Element && root.contains(active);
  if (!ours && active instanceof Element && active.closest(FOREIGN)) return;
  const focused = (ours && active.closest("[data-target]")?.getAttribute("data-target")) || null;
  if (!handle(event, root, desk, focused, pointed)) return;
  event.preventDefault();
  event.stopPropagation();
}

function handle(event: KeyboardEvent, root: HTMLElement, desk: Desk, focused: string | null, pointed: string | null): boolean {
  if (/^[1-9]$/.test(event.key)) return desk.digit(Number(event.key));
  if (ARROWS.includes(event.key)) return !desk.open && step(root, desk, focused, event.key);
  if (event.key === "Escape") return dismiss(root, desk);
  if (event.key === "?") return question(desk, focused ?? pointed ?? desk.hot, root);
  if ((event.key === "Enter" || event.key === " ") && focused) {
    desk.press(focused, false);
    return true;
  }
  return false;
}

function dismiss(root: HTMLElement, desk: Desk): boolean {
  const opened = desk.open;
  const something = desk.dismiss();
  if (opened) elementOf(root, opened)?.focus({ preventScroll: true });
  return something;
}

/** What the arrows walk: what can be done now. Pairs that could still be changed are left to their digits. */
function spots(root: HTMLElement, desk: Desk): Spot[] {
  return [...root.querySelectorAll("[data-target][data-live]")]
    .filter((element) => desk.targets.has(element.getAttribute("data-target")!))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .map(({ element, box }) => ({
      id: element.getAttribute("data-target")!,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }));
}

function step(root: HTMLElement, desk: Desk, from: string | null, key: string): boolean {
  const next = walk(spots(root, desk), from ?? desk.hot, key);
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

/** When something can be done but all of it is out of sight, the nearest of it comes into sight. */
export function comeIntoSight(root: HTMLElement): void {
  const scroll = root.querySelector(".scroll")?.getBoundingClientRect();
  const live = [...root.querySelectorAll(".scroll [data-live]")].filter((element) => element.getBoundingClientRect().width > 0);
  if (!scroll || !live.length) return;
  const seen = live.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < scroll.bottom - 20 && bottom > scroll.top + 20;
  });
  if (!seen) live[0]!.scrollIntoView({ block: "center", behavior: "smooth" });
}

function elementOf(root: HTMLElement, target: string): HTMLElement | SVGElement | null {
  return root.querySelector<HTMLElement | SVGElement>(`[data-target="${target}"]`);
}
