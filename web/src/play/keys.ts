// The shell's own keys at the table. Letters go by their place on the keyboard, so they work in every layout.
import { isSomethingAbove } from "../kit/above";

export type Deed = "done" | "take_back" | "restart" | "since" | "log" | "rules" | "talk" | "hint" | "help";

const BY_PLACE: Record<string, Deed> = {
  KeyC: "done",
  KeyP: "since",
  KeyL: "log",
  KeyR: "rules",
  KeyT: "talk",
  KeyH: "hint",
  Backspace: "take_back",
  Escape: "restart",
  F1: "help",
};

/** What a key asks for, or null when it is somebody else's: the board's, a field's, the browser's. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog, [popover]")) return null;
  if (event.code === "Escape" && isSomethingAbove()) return null; // it closes what is open
  return event.key === "?" ? "help" : (BY_PLACE[event.code] ?? null);
}
