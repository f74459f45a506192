// Where a line of the log happened: the columns of the board, and the cell of a house that lies in front.
import type { Told } from "../board";
import { place } from "./targets";

export function moved({ seat, args }: Told): string[] {
  const { floor, column, from, second } = args as Record<string, number | undefined>;
  if (floor && column) return [place.cell(seat, floor, column), ...(from ? [place.column(from)] : [])];
  return [column, second].flatMap((each) => (each ? [place.column(each)] : []));
}
