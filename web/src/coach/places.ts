// Where the moves of a reviewed turn are on the board: in the view after them where a game shows a turn by what it makes of the
// board, in the view before them otherwise. The prompt bar's buttons are left out.
import type { GameModule, Move } from "../games/board";

export function placesOf(game: GameModule, moves: readonly Move[], view: unknown, seat: number): string[] {
  const marks = game.made ?? game.advised;
  return marks ? moves.flatMap((move) => marks(move, view, seat)).filter((name) => !name.startsWith("choice:")) : [];
}
