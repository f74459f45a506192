// Where a move of Dream Home is made that the coach advises, before any of it is played.
import type { DreamHomeView } from "../../wire";
import type { Move } from "../board";
import { place } from "./targets";

export function advised({ kind, fields }: Move, _: DreamHomeView, seat: number): string[] {
  const { floor = 0, column = 0, from = 0, other = 0, other_floor = 0, other_column = 0 } = fields;
  const cell = place.cell(seat, floor, column);
  switch (kind) {
    case "take":
    case "discard":
    case "hammer":
      return [place.column(column)];
    case "mix":
      return [place.tool("mixer"), place.column(column), place.column(other)];
    case "drill":
      return [place.tool("drill"), cell, place.column(from)];
    case "hide":
      return [place.hand("room"), cell];
    case "build":
    case "furnish":
    case "scaffold":
    case "token":
    case "into":
      return [cell];
    case "swap":
      return [cell, place.cell(seat, other_floor, other_column)];
    case "supply":
      return [place.discarded(fields["card"] ?? 0)];
    case "roof":
      return [place.roof(fields["colour"] ?? 0, fields["window"] ?? 0)];
    default:
      return [`choice:${kind}`];
  }
}
