// The number of the action that a player means by pointing where nothing can be done, so that the server can say which rule
// forbids it. Mirrors the table of tabletown/games/streets/actions.py; a test holds the two together.
import type { StreetsView } from "../../wire";
import { SIDES } from "./targets";

const PICK = 64;
const ABANDON = 128;
const SCORE = 192;
const TAKE = 256;
const SHOW = 320;
const SEND = 384;
const BUILD = 512;
const WIDTH = 96;
const ORIGIN = 4656;
const STATION = 45;
const COLOURS = ["tourist", "hipster", "parent", "shopper"];

const ON_TILES: Record<string, number> = { abandon: ABANDON, order: SCORE, take: TAKE };

/** What pointing at this place would most likely mean now; null when it means nothing. */
export function meant(id: string, view: StreetsView, colour: string | null): number | null {
  const [kind = "", where = ""] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  const [phase, number] = [view.decision?.phase ?? "", Number(where) - 1];
  if (kind === "hand") return (phase === "show" ? SHOW : PICK) + number;
  if (kind === "place") return cell(where, "south");
  if (kind !== "tile") return null;
  if (phase === "move") return number === STATION ? SEND + STATION + Math.max(0, COLOURS.indexOf(colour ?? "")) : SEND + Math.min(number, STATION - 1);
  const building = view.buildings.find(({ tile }) => tile.number === number + 1);
  if (phase === "place" && building) return cell(`${building.x},${building.y}`, building.side);
  const start = ON_TILES[phase];
  return start === undefined ? null : start + number;
}

/** Building on this cell with the road on this side. */
export function cell(where: string, side: string): number {
  const [x = 0, y = 0] = where.split(",").map(Number);
  return BUILD + (ORIGIN + y * WIDTH + x) * 4 + SIDES.indexOf(side as (typeof SIDES)[number]);
}
