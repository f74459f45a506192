// How many games of an evening everybody at a table has won, this one included once it is over.
import type { TableInfo } from "../wire";

export function winsOf(table: TableInfo): number[] {
  return table.seats.map((seat) => seat.wins + (table.result?.ranking[seat.seat] === 1 ? 1 : 0));
}
