// How a street is laid on the page: in one row, or broken into rows like a line of text where the page is narrow.
import { PLOT, ROW } from "./plots";

/** Room left and right of a row, for the fences at a street's ends. */
export const MARGIN = 14;

/** How many houses of a street go in one row on a page of this width, so that each is at least so wide: all of them, or
 *  half, or a third. */
export function housesPerRow(houses: number, width: number, least: number): number {
  for (let rows = 1; rows < houses; rows++) {
    const each = Math.ceil(houses / rows);
    if ((width * PLOT) / (each * PLOT + 2 * MARGIN) >= least) return each;
  }
  return 1;
}

export interface Segment {
  x: number;
  y: number;
  width: number;
}

export class Rows {
  constructor(
    readonly houses: number,
    readonly perRow: number,
  ) {}

  get count(): number {
    return Math.ceil(this.houses / this.perRow);
  }

  get width(): number {
    return this.perRow * PLOT + 2 * MARGIN;
  }

  get height(): number {
    return this.count * ROW;
  }

  /** The top left corner of a plot; houses count from 1. */
  at(house: number): { x: number; y: number } {
    const index = house - 1;
    return { x: MARGIN + (index % this.perRow) * PLOT, y: Math.floor(index / this.perRow) * ROW };
  }

  /** The ground from one house to another, row by row. */
  segments(first: number, last: number): Segment[] {
    const found: Segment[] = [];
    for (let house = first; house <= last; house++) {
      const { x, y } = this.at(house);
      const open = found.at(-1);
      if (open && open.y === y) open.width += PLOT;
      else found.push({ x, y, width: PLOT });
    }
    return found;
  }
}
