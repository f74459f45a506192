// Which chapters of the rules matter only at some tables, for the rules beside a game.
import type { Played } from "../board";

export function chapters({ options, seats }: Played): Record<string, boolean> {
  const alone = seats.length === 1;
  return { business: options["business"] === "true", advisors: options["advisors"] === "true", solo: alone, grifter: alone };
}
