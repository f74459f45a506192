// Where a move of Streets is made that the coach advises, before any of it is played.
import type { StreetsView } from "../../wire";
import type { Move } from "../board";
import { place, SIDES } from "./targets";

export function advised({ kind, fields }: Move, view: StreetsView): string[] {
  const { tile = 0, x = 0, y = 0, side = 0 } = fields;
  switch (kind) {
    case "pick":
    case "show":
      return [place.hand(tile)];
    case "build":
      return [`choice:way-${SIDES[side - 1]}`, place.cell(x, y)];
    case "abandon":
    case "take":
    case "send":
    case "send_all":
      return [place.tile(tile)];
    case "score":
      return (view.streets.find(({ id }) => id === tile)?.tiles ?? []).map(place.tile);
    default:
      return [`choice:${kind}`];
  }
}
