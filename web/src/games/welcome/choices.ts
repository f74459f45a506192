// Which legal moves of Welcome To are buttons of the prompt bar: those without a place on the board, and the effects that
// leave nothing to choose, so that they are in the thumb's reach.
import type { Choice, Position, Words } from "../board";

const BUTTONS = ["refuse", "skip", "keep", "park", "pool", "temp", "reshuffle", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return position.legal
    .filter((move) => BUTTONS.includes(move.kind))
    .sort((one, other) => BUTTONS.indexOf(one.kind) - BUTTONS.indexOf(other.kind))
    .map((move) => ({
      action: move.action,
      kind: move.kind,
      label: words(`welcome-move-${move.kind}`),
      gain: move.gain,
      commits: move.kind === "done",
    }));
}
