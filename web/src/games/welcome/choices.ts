// Which legal moves of Welcome To are buttons of the prompt bar: those without a place on the board, and the effects that
// leave nothing to choose, so that they are in the thumb's reach.
import type { Choice, Position, Words } from "../board";
import { buttons } from "../common/choices";

const BUTTONS = ["refuse", "skip", "keep", "park", "pool", "temp", "reshuffle", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return buttons(position, BUTTONS, (move) => words(`welcome-move-${move.kind}`));
}
