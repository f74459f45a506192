// Which legal moves of Dream Home are buttons of the prompt bar: those without a place on the board.
import type { Choice, Position, Words } from "../board";
import { buttons } from "../common/choices";

const BUTTONS = ["keep", "waive", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return buttons(position, BUTTONS, (move) => words(`dream_home-move-${move.kind}`));
}
