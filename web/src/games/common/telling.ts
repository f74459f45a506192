// A move in the reader's words, for whatever tells moves that are not played now: hints, replays, reviews.
import type { Args, GameModule, Move, Words } from "../board";
import { noted } from "../plain/outline";
import { spoken } from "./spoken";

/** `knows` says whether there is a text with this id; a game from elsewhere may have none. */
export function moveText(game: GameModule, name: string, view: unknown, move: Move, words: Words, knows: (id: string) => boolean): string {
  if (game.tell) return game.tell(view, move, words);
  const message = `${name}-move-${move.kind}`;
  return knows(message) ? words(message, spoken(name, move.fields) as Args) : noted(move);
}
