// A move of Streets in words that a reader of the map understands: places are told by what lies beside them.
import type { StreetsView } from "../../wire";
import type { Move, Words } from "../board";
import { spoken } from "../common/spoken";
import { nameOf } from "./say";
import { SIDES } from "./targets";

/** North, east, south and west of a building: which way its neighbour lies. */
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

export function tell(view: StreetsView, move: Move, words: Words): string {
  const { x = 0, y = 0, side = 0 } = move.fields;
  if (move.kind === "build") {
    const at = (column: number, row: number) => view.buildings.find((each) => each.x === column && each.y === row);
    const below = at(x, y);
    if (below) return words("streets-move-build-on", { side, below: nameOf(words, below.tile.number) });
    const around = STEPS.flatMap(([dx, dy], way) => {
      const neighbour = at(x - dx, y - dy);
      return neighbour ? [{ direction: way + 1, neighbour }] : [];
    });
    // The one whose road it prolongs, where there is one.
    const found = around.find(({ neighbour }) => neighbour.side === SIDES[side - 1]) ?? around[0];
    if (found) return words("streets-move-build-beside", { side, direction: found.direction, beside: nameOf(words, found.neighbour.tile.number) });
  }
  return words(`streets-move-${move.kind}`, spoken("streets", move.fields));
}
