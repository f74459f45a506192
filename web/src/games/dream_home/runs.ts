// Which cells of a house are one room. Only reads what the server says of each cell.
import type { DreamHomeCell } from "../../wire";

/** The cells with a card, those of one room together, from left to right. */
export function runsOf(cells: readonly DreamHomeCell[]): DreamHomeCell[][] {
  const runs: DreamHomeCell[][] = [];
  for (const cell of cells) {
    if (!cell.room) continue;
    const run = runs.at(-1);
    if (run && cell.joined_left) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}
