// The count-up at the end of a game: the lines of the score sheet come one after the other, for everybody at once.
import type { ScoreSheet } from "../wire";

export class Counting {
  /** How many lines have been counted. */
  counted = $state(0);
  readonly lines: number;

  constructor(
    readonly scores: ScoreSheet[],
    atOnce: boolean,
  ) {
    this.lines = Math.max(0, ...scores.map((score) => score.parts.length));
    if (atOnce) this.finish();
  }

  get over(): boolean {
    return this.counted >= this.lines;
  }

  next(): void {
    if (!this.over) this.counted += 1;
  }

  finish(): void {
    this.counted = this.lines;
  }

  /** What a seat has so far. */
  total(seat: number): number {
    const parts = this.scores[seat]?.parts ?? [];
    return parts.slice(0, this.counted).reduce((sum, part) => sum + part.points, 0);
  }
}
