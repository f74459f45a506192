// The text that tells friends of a try at the deal of the day: points and where they come from, in little pictures. It says
// nothing of the cards, so that it spoils nothing for those who still want to play.
import type { ScorePart } from "../wire";
import { points as written } from "../words/figures";
import { gamePicture, partPicture } from "./pictures";

export interface Shared {
  game: string;
  /** The first line: what was played, and when. */
  title: string;
  /** The second: the points in words, and the place if it is known. */
  result: string;
  parts: readonly Pick<ScorePart, "id" | "points">[];
  address: string;
}

/** "🌳 10  🏊 6": parts with the same picture are one, those of no points are left out. */
export function pictures(game: string, parts: Shared["parts"]): string {
  const sums = new Map<string, number>();
  for (const { id, points } of parts) {
    const picture = partPicture(game, id);
    sums.set(picture, (sums.get(picture) ?? 0) + points);
  }
  return [...sums].filter(([, sum]) => sum !== 0).map(([picture, sum]) => `${picture} ${written(sum)}`).join("  ");
}

export function shareText({ game, title, result, parts, address }: Shared): string {
  const lines = [`${gamePicture(game)} ${title}`, result, pictures(game, parts), address];
  return lines.filter(Boolean).join("\n");
}
