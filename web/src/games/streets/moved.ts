// Where a line of the log happened: on a building, and with the player whom it speaks of.
import type { StreetsView } from "../../wire";
import type { Told } from "../board";
import { place } from "./targets";

export function moved({ seat, args }: Told, view: StreetsView): string[] {
  const tile = view.buildings.find((building) => building.tile.id === args["tile"])?.tile;
  return [...(tile ? [place.tile(tile.number)] : []), ...(seat >= 0 ? [place.player(seat)] : [])];
}
