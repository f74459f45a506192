// What small positions of all games have in common, for the tests of their boards.
import type { Legal, Position } from "../board";

export function legal(kind: string, fields: Record<string, number>, action = 1, gain = 0): Legal {
  return { action, kind, fields, gain };
}

/** What the first of two seats sees, and may do. */
export function seen<View>(view: View, moves: Legal[]): Position<View> {
  return { seen: 1, seat: 0, seats: [{ name: "Ann" }, { name: "Bot" }], view, legal: moves, scores: [], rival: null, can_take_back: false, over: false };
}

/** How every view begins. */
export function begun<Game extends string>(game: Game, edition: string) {
  return { game, edition, seat: 0, options: {}, round: 1 };
}
