// The buttons of the prompt bar: the legal moves of the kinds that a game names, in that order.
import type { Choice, Legal, Position } from "../board";

export function buttons(position: Position, kinds: readonly string[], label: (move: Legal) => string): Choice[] {
  return position.legal
    .filter((move) => kinds.includes(move.kind))
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .map((move) => ({ action: move.action, kind: move.kind, label: label(move), gain: move.gain, commits: move.kind === "done" }));
}

/** How a lesson names each of these buttons: by its kind, and where a kind has several, by its place among them from 1. */
export function namesOf(choices: readonly Choice[]): string[] {
  return choices.map(({ kind }, place) => {
    const alike = (all: readonly Choice[]) => all.filter((choice) => choice.kind === kind).length;
    return alike(choices) > 1 ? `${kind}-${alike(choices.slice(0, place + 1))}` : kind;
  });
}
