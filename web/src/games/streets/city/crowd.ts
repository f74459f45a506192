// How the people on a building are drawn: a few lie side by side, many are one figure and a number. Seekers stand.
import type { StreetsPerson } from "../../../wire";

export interface Drawn {
  colour: string;
  lying: boolean;
  /** How many figures are drawn, one behind the other. */
  figures: number;
  /** Written beside them; 0 when the figures tell it. */
  count: number;
  leaving: boolean;
}

const FEW = 3;

export function drawn(people: readonly StreetsPerson[]): Drawn[] {
  const crowded = people.length > 1;
  return people.flatMap(({ colour, lying, standing, leaving }) => [
    ...group(colour, lying, true, leaving > 0, crowded),
    ...group(colour, standing, false, false, crowded),
  ]);
}

function group(colour: string, count: number, lying: boolean, leaving: boolean, crowded: boolean): Drawn[] {
  if (!count) return [];
  const few = count <= (crowded ? 1 : FEW);
  return [{ colour, lying, figures: few ? count : 1, count: few ? 0 : count, leaving }];
}

/** Where each of so many groups lies around the middle, in two columns. */
export function spread(count: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => ({
    x: (index % 2) * 34 - 17,
    y: (Math.floor(index / 2) - (rows - 1) / 2) * 21,
  }));
}
