// Marks on the board: what others did since my last turn, and what is happening just now. Boards give their places names
// (data-target, data-whose, and data-small where a small picture shows the same place); a mark is an attribute beside the name,
// so that no board has to know of it.

import type { GameModule, Told } from "../games/board";
import "./marks.css";

export type How = "since" | "now";

/** The places that these lines of the log speak of. */
export function placesOf(lines: readonly Told[], game: GameModule, view: unknown, shown: number): string[] {
  return lines.flatMap((line) => [...(line.seat >= 0 ? [String(line.seat)] : []), ...(game.moved?.(line, view, shown) ?? [])]);
}

/** Mark these places and no others. */
export function mark(root: ParentNode, places: ReadonlyMap<string, How>): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-target], [data-whose], [data-small]")) {
    const { target = "", whose = "", small = "" } = element.dataset;
    const how = places.get(target) ?? places.get(whose) ?? places.get(small);
    if (how) element.dataset["fresh"] = how;
    else delete element.dataset["fresh"];
  }
}
