// The next game of the same people, as seen from the one that is over: whether I am invited there, sit there, or it is theirs.
import type { TableInfo } from "../wire";

/** `none`: nobody has set it yet, or everybody has left it. `others`: it is played without me. */
export type Next = "none" | "invited" | "mine" | "others";

export function nextFor(table: TableInfo | null): Next {
  if (!table || table.stage === "left") return "none";
  if (table.seats.some((seat) => seat.mine)) return "mine";
  return table.seats.some((seat) => seat.invited) ? "invited" : "others";
}

/** What the button that leads there says. */
export const SAYS: Record<Next, string> = {
  none: "web-result-rematch",
  invited: "web-again-join",
  mine: "web-again-go",
  others: "web-again-watch",
};
