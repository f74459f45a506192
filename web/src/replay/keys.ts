// The keys of a replay. Only the slider keeps its own arrows.
import type { Film } from "./film.svelte";

/** Whether the key leads to the next turn of note in a review, or to the one before. */
export function wayOf(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return 0;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog, [popover]")) return 0;
  return event.code === "KeyN" ? 1 : event.code === "KeyB" ? -1 : 0;
}

/** Do what the key asks; false when it is not ours. */
export function walk(film: Film, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog, [popover]")) return false;
  if (event.code === "Space" && target?.closest("button, a")) return false;
  const deeds: Record<string, () => void> = {
    ArrowLeft: () => (event.shiftKey ? film.roundBack() : film.show(film.step - 1)),
    ArrowRight: () => (event.shiftKey ? film.roundOn() : film.show(film.step + 1)),
    PageUp: () => film.roundBack(),
    PageDown: () => film.roundOn(),
    Home: () => film.show(0),
    End: () => film.show(film.last),
    Space: () => film.toggle(),
  };
  const deed = deeds[event.code];
  deed?.();
  return deed !== undefined;
}
