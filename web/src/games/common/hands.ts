// The player's hands: turns pointer and keyboard events anywhere on the board into the desk's verbs. Places carry
// data-target (can be clicked) and data-about (can be explained); nothing else needs to listen.
import { isSomethingAbove } from "../../kit/above";
import { walk, type Spot } from "./walk";

/** What hands do on a board; every game's desk says what that means there. */
export interface Desk {
  /** The target under the pointer, in focus, or touched once. */
  hot: string | null;
  /** The target whose choices are open. */
  readonly open: string | null;
  /** The board shows a past moment. */
  readonly past: boolean;
  /** What is being explained. */
  about: string | null;
  readonly targets: { has(id: string): boolean; readonly size: number };
  /** `byKey`: what is chosen already stays chosen. */
  press(id: string, byTouch: boolean, byKey?: boolean): void;
  why(id: string): void;
  dismiss(): boolean;
  digit(digit: number): boolean;
}

const LONG_PRESS = 500;
/** Pixels: whatever shows less of itself than this, and is larger, can hardly be hit. */
const FINGER = 44;
const EXPLAIN_AFTER = 450;
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** They walk through a replay, unless something on the board is in focus; up and down lead onto the board. */
const SIDEWAYS = ["ArrowLeft", "ArrowRight"];
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

  /** A mouse that has rested since the board was laid asks nothing: the board has come to lie below it. */
  let rests = true;
  const pointAt = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    pointed = near(event, "target");
    desk.hot = pointed && desk.targets.has(pointed) ? pointed : desk.open;
    const about = near(event, "about");
    if (rests || about === desk.about || desk.open) return;
    if (about) later(EXPLAIN_AFTER, () => (desk.about = about));
    else later(120, () => (desk.about = null));
  };
  root.addEventListener("pointerover", pointAt, { signal });
  root.addEventListener(
    "pointermove",
    (event) => {
      if (!rests || event.pointerType === "touch") return;
      rests = false;
      pointAt(event);
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
      const [target, about] = [near(event, "target"), near(event, "about")];
      if (target && desk.targets.has(target)) desk.hot = target;
      else if (about) desk.hot = desk.open; // what was in focus before is not asked about any more
      desk.about = about;
    },
    { signal },
  );
  // Before the shell hears the key: Esc closes what is open here, and only then restarts a turn.
  window.addEventListener("keydown", (event) => onKey(event, root, desk, pointed), { signal, capture: true });
  keepFocus(root, signal);
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
  if (desk.past && !focused && SIDEWAYS.includes(event.key)) return false;
  if (ARROWS.includes(event.key)) return !desk.open && step(root, desk, focused, event.key, event.shiftKey);
  if (event.key === "Escape") return !isSomethingAbove() && dismiss(root, desk);
  if (event.key === "?") return question(desk, focused ?? pointed ?? desk.hot, root);
  if ((event.key === "Enter" || event.key === " ") && focused) {
    desk.press(focused, false, true);
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

/** What the arrows walk: what can be done now. Pairs that could still be changed are left to their digits. With Shift, and
 *  where nothing can be done, everything that can be asked about. */
function spots(root: HTMLElement, desk: Desk, everything: boolean): Spot[] {
  return [...root.querySelectorAll(everything ? "[data-target]" : "[data-target][data-live]")]
    .filter((element) => everything || desk.targets.has(element.getAttribute("data-target")!))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .map(({ element, box }) => ({
      id: element.getAttribute("data-target")!,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }));
}

function step(root: HTMLElement, desk: Desk, from: string | null, key: string, shift: boolean): boolean {
  const next = walk(spots(root, desk, shift || !desk.targets.size), from ?? desk.hot, key);
  if (!next) return false;
  const element = elementOf(root, next);
  if (element && !element.hasAttribute("tabindex") && !element.matches("button")) element.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  desk.hot = desk.targets.has(next) ? next : null;
  return true;
}

/** Explains what is there; when that is said already, or nothing is, the rule that stands against it. */
function question(desk: Desk, target: string | null, root: HTMLElement): boolean {
  if (!target) return false;
  const about = elementOf(root, target)?.closest("[data-about]")?.getAttribute("data-about");
  const isSaid = about === desk.about || desk.hot === target;
  if (about && !isSaid) desk.about = about;
  else if (desk.targets.has(target)) return false;
  else desk.why(target);
  return true;
}

/** Whoever plays with the keys stays where they were, whatever becomes of that place: when the page has lost the focus, it
 *  goes back there, or to what can be done now, or waits on the board until something can be. */
function keepFocus(root: HTMLElement, signal: AbortSignal): void {
  let last: string | null = null;
  root.addEventListener("focusin", (event) => (last = near(event, "target") ?? last), { signal });
  root.addEventListener("pointerdown", () => (last = null), { signal });
  const watch = new MutationObserver(() => {
    if (last !== null) setTimeout(restore);
  });
  function restore(): void {
    const active = document.activeElement;
    if (last === null || (active !== document.body && active !== null && active !== root)) return;
    const place = elementOf(root, last);
    const live = () => root.querySelector<HTMLElement | SVGElement>("[data-live][tabindex='0']");
    const next = place?.getBoundingClientRect().width ? place : (live() ?? root);
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus({ preventScroll: true });
  }
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["data-live", "tabindex"] });
  signal.addEventListener("abort", () => watch.disconnect());
}

/** What can be done comes into sight when all of it is out of it, or when a part that stays on the screen lies over it. */
export function comeIntoSight(root: HTMLElement): void {
  const scroll = root.querySelector(".scroll");
  const live = [...root.querySelectorAll(".scroll [data-live]")].filter((element) => element.getBoundingClientRect().width > 0);
  if (!scroll || !live.length) return;
  const { top, bottom } = scroll.getBoundingClientRect();
  const seen = live.some((element) => {
    const box = element.getBoundingClientRect();
    return Math.min(box.bottom, bottom) - Math.max(box.top, top) >= Math.min(box.height, FINGER);
  });
  const hidden = seen ? live.find((element) => isUnderSticky(element, scroll)) : live[0];
  hidden?.scrollIntoView({ block: "center", behavior: "smooth" });
}

function isUnderSticky(element: Element, scroll: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  let over = document.elementFromPoint?.(x + width / 2, Math.max(y, y + height - 2)) ?? null;
  if (over && element.contains(over)) return false;
  while (over && over !== scroll && scroll.contains(over)) {
    if (getComputedStyle(over).position === "sticky") return !over.contains(element);
    over = over.parentElement;
  }
  return false;
}

function elementOf(root: HTMLElement, target: string): HTMLElement | SVGElement | null {
  return root.querySelector<HTMLElement | SVGElement>(`[data-target="${target}"]`);
}
