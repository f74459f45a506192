// Which legal moves of Streets are buttons of the prompt bar: those without a tile or a place to point at.
import type { Choice, Position, Words } from "../board";
import { buttons } from "../common/choices";
import { spoken } from "../common/spoken";

const BUTTONS = ["token", "signs", "pass", "settle", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return buttons(position, BUTTONS, (move) =>
    words(move.kind === "settle" ? "streets-board-settle" : `streets-move-${move.kind}`, spoken("streets", move.fields)),
  );
}
