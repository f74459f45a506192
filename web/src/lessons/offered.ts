// The lessons that somebody was offered or has begun, kept in this browser: nobody is offered one twice.
import { remember, remembered } from "../house/remembered";

const KEY = "tabletown.lessons";

export function isKnown(game: string, lesson: string): boolean {
  return remembered(KEY).includes(`${game} ${lesson}`);
}

export function know(game: string, lessons: readonly string[]): void {
  const names = lessons.map((lesson) => `${game} ${lesson}`);
  remember(KEY, [...new Set([...remembered(KEY), ...names])]);
}
