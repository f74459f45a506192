// The move that a player means by pointing where nothing can be done, so that the server can say which rule forbids it.
import type { StreetsView } from "../../wire";
import type { Move } from "../board";
import { COLOURS } from "./drawing/symbols";
import { SIDES } from "./targets";

const ON_TILES: Record<string, string> = { abandon: "abandon", order: "score", take: "take" };

/** What pointing at this place would most likely mean now; null when it means nothing. */
export function meant(id: string, view: StreetsView, colour: string | null): Move | null {
  const [kind, where] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  const [phase, number] = [view.decision?.phase ?? "", Number(where)];
  if (kind === "hand") return { kind: phase === "show" ? "show" : "pick", fields: { tile: number } };
  if (kind === "place") {
    const [x = 0, y = 0] = where.split(",").map(Number);
    return build(x, y, "south");
  }
  if (kind !== "tile") return null;
  const building = view.buildings.find(({ tile }) => tile.number === number);
  if (phase === "move") return send(number, building?.tile.id ?? "", colour);
  if (phase === "place" && building) return build(building.x, building.y, building.side);
  const onTile = ON_TILES[phase];
  return onTile ? { kind: onTile, fields: { tile: number } } : null;
}

/** Building on this cell with the road on this side. */
export function build(x: number, y: number, side: string): Move {
  return { kind: "build", fields: { x, y, side: SIDES.indexOf(side as (typeof SIDES)[number]) + 1 } };
}

/** At the station each colour has a home of its own, the first with the station's number; nobody lives in the park. */
function send(tile: number, id: string, colour: string | null): Move | null {
  if (id === "park") return null;
  const place = id === "station" ? COLOURS.findIndex((each) => each === colour) : 0;
  return { kind: "send", fields: { home: tile + Math.max(0, place) } };
}
