// Which chapters of the rules matter only at some tables, for the rules beside a game.
import type { Played } from "../board";

export function chapters({ options, seats }: Played): Record<string, boolean> {
  return { few: seats.length < 4 && options["discard"] === "true", car: options["car"] === "true" };
}
