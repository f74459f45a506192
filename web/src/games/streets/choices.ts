// Which legal moves of Streets are buttons of the prompt bar: those without a tile or a place to point at.
import type { Choice, Position, Words } from "../board";

const BUTTONS = ["token", "signs", "pass", "settle", "done"];

export function choices(position: Position, words: Words): Choice[] {
  return position.legal
    .filter((move) => BUTTONS.includes(move.kind))
    .sort((one, other) => BUTTONS.indexOf(one.kind) - BUTTONS.indexOf(other.kind))
    .map((move) => ({
      action: move.action,
      kind: move.kind,
      label: words(move.kind === "settle" ? "streets-board-settle" : `streets-move-${move.kind}`, move.fields),
      gain: move.gain,
      commits: move.kind === "done",
    }));
}
