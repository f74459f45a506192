// The count-up at the end of a game: the lines of the score sheet come one after the other, for everybody at once.
import type { ScoreSheet } from "../wire";

/** A line of the score sheet with everybody's points; null for whoever has no such line. */
export interface Line {
  title: string;
  points: (number | null)[];
  /** How each column's points are worked out, where they are: "10 × 5". */
  sums: string[];
}

/** The score sheets side by side. A printed opponent has lines of its own; those that are called the same are one. */
export function linesOf(sheets: ScoreSheet[], title: (part: string) => string): Line[] {
  const lines = new Map<string, Line>();
  sheets.forEach((sheet, column) => {
    for (const part of sheet.parts) {
      const name = title(part.id);
      const line = lines.get(name) ?? { title: name, points: sheets.map(() => null), sums: sheets.map(() => "") };
      line.points[column] = part.points;
      line.sums[column] = part.sum ?? "";
      lines.set(name, line);
    }
  });
  return [...lines.values()].filter((line) => line.points.some(Boolean));
}

export class Counting {
  /** How many lines have been counted. */
  counted = $state(0);

  /** `source` is asked anew each time: titles change with the language. */
  constructor(
    readonly source: () => Line[],
    atOnce: boolean,
  ) {
    if (atOnce) this.finish();
  }

  get lines(): Line[] {
    return this.source();
  }

  get over(): boolean {
    return this.counted >= this.lines.length;
  }

  next(): void {
    if (!this.over) this.counted += 1;
  }

  finish(): void {
    this.counted = this.lines.length;
  }

  /** What stands in a column so far. */
  total(column: number): number {
    return this.lines.slice(0, this.counted).reduce((sum, line) => sum + (line.points[column] ?? 0), 0);
  }
}
