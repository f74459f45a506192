// The shell's own keys at the table. Letters go by their place on the keyboard, so they work in every layout.

export type Deed = "done" | "take_back" | "restart" | "log" | "rules" | "help";

const BY_PLACE: Record<string, Deed> = {
  KeyC: "done",
  KeyL: "log",
  KeyR: "rules",
  Backspace: "take_back",
  Escape: "restart",
  F1: "help",
};

const OPEN = 'dialog[open], [popovertarget][aria-expanded="true"]';

/** What a key asks for, or null when it is somebody else's: the board's, a field's, the browser's. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog, [popover]")) return null;
  if (event.code === "Escape" && document.querySelector(OPEN)) return null; // it closes what is open
  return event.key === "?" ? "help" : (BY_PLACE[event.code] ?? null);
}
