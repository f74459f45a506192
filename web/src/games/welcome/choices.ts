// Which legal moves of Welcome To are buttons of the prompt bar rather than places on the board.
import type { Choice, Position, Words } from "../board";

const BUTTONS = ["refuse", "skip", "keep", "reshuffle", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return position.legal
    .filter((move) => BUTTONS.includes(move.kind))
    .sort((one, other) => BUTTONS.indexOf(one.kind) - BUTTONS.indexOf(other.kind))
    .map((move) => ({
      action: move.action,
      kind: move.kind,
      label: words(`welcome-board-choice-${move.kind}`),
      gain: move.gain,
      commits: move.kind === "done",
    }));
}
