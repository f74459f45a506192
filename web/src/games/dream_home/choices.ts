// Which legal moves of Dream Home are buttons of the prompt bar: those without a place on the board.
import type { Choice, Position, Words } from "../board";

const BUTTONS = ["keep", "waive", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return position.legal
    .filter((move) => BUTTONS.includes(move.kind))
    .map((move) => ({
      action: move.action,
      kind: move.kind,
      label: words(`dream_home-move-${move.kind}`),
      gain: move.gain,
      commits: move.kind === "done",
    }));
}
