// Where on the board a move of Streets shows that was tried: the building that stands there now.
import type { StreetsView } from "../../wire";
import type { Move } from "../board";
import { advised } from "./advised";
import { place } from "./targets";

export function made(move: Move, view: StreetsView): string[] {
  if (move.kind !== "build") return advised(move, view);
  const { x = 0, y = 0 } = move.fields;
  return view.buildings.filter((each) => each.x === x && each.y === y).map((each) => place.tile(each.tile.number));
}
