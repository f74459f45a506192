// The plots of the suburb, each drawn once: every place of a street has its own house, garden and tree. A plot is PLOT
// units wide; the street's ground line and road have fixed heights, so that neighbours stand on the same ground.
import { between, box, dice, foliage, hedge, line, outline, shape, shingles, type Dice, type Point } from "./sketch";

export const PLOT = 100;
/** Heights from the top of a row of plots. */
export const GROUND = 100;
export const PAVEMENT = 125;
export const ROW = 142;
const EAVES = 53;

export interface Ink {
  /** The exact area, to be coloured. */
  fill: string;
  /** The drawn strokes. */
  lines: string;
}

export interface Plot {
  wall: Ink;
  roof: Ink;
  shingles: string;
  chimney: Ink;
  smoke: string;
  door: Ink;
  window: Ink;
  attic: Ink;
  path: Ink;
  shrubs: string;
  flowers: Point[];
  tree: Tree | null;
  pool: { edge: string; ripples: string };
  /** Which of the roof colours. */
  colour: number;
  /** The middle of the place for the number. */
  numberX: number;
}

interface Roof {
  roof: Point[];
  wall: Point[];
  attic: Point[];
  /** Where a chimney may stand: x, and the height at which the roof begins there. */
  chimney: Point | null;
}

type Builder = (x: number, width: number) => Roof;

function walls(x: number, width: number): Point[] {
  return box(x, EAVES - 2, width, GROUND - EAVES + 2);
}

const gable: Builder = (x, width) => {
  const middle = x + width / 2;
  return {
    roof: [[x - 7, EAVES], [middle, 13], [x + width + 7, EAVES]],
    wall: walls(x, width),
    attic: box(middle - 5, 35, 10, 9),
    chimney: [middle + 15, 23],
  };
};

const hip: Builder = (x, width) => ({
  roof: [[x - 7, EAVES], [x + 14, 21], [x + width - 14, 21], [x + width + 7, EAVES]],
  wall: walls(x, width),
  attic: [[x + width / 2 - 9, 45], [x + width / 2 - 9, 36], [x + width / 2, 29], [x + width / 2 + 9, 36], [x + width / 2 + 9, 45]],
  chimney: [x + 16, 17],
});

const gambrel: Builder = (x, width) => {
  const middle = x + width / 2;
  return {
    roof: [[x - 6, EAVES], [x + 5, 31], [middle, 14], [x + width - 5, 31], [x + width + 6, EAVES]],
    wall: walls(x, width),
    attic: box(middle - 6, 32, 12, 11),
    chimney: null,
  };
};

const shed: Builder = (x, width) => ({
  roof: [[x - 9, 43], [x + width + 9, 20], [x + width + 9, 28], [x - 9, 51]],
  wall: [[x, 48], [x + width, 29], [x + width, GROUND], [x, GROUND]],
  attic: [[x + width * 0.42, 45], [x + width - 7, 36.5], [x + width - 7, 49], [x + width * 0.42, 49]],
  chimney: [x + 12, 37],
});

const butterfly: Builder = (x, width) => {
  const valley = x + width * 0.44;
  return {
    roof: [[x - 9, 25], [valley, 41], [x + width + 9, 21], [x + width + 9, 29], [valley, 49], [x - 9, 33]],
    wall: [[x, 33], [valley, 47], [x + width, 31], [x + width, GROUND], [x, GROUND]],
    attic: [[x + width * 0.66, 47], [x + width - 7, 40.5], [x + width - 7, 50], [x + width * 0.66, 50]],
    chimney: null,
  };
};

const saltbox: Builder = (x, width) => ({
  roof: [[x - 7, EAVES], [x + width * 0.33, 14], [x + width + 9, EAVES]],
  wall: walls(x, width),
  attic: box(x + width * 0.33 - 5, 34, 10, 10),
  chimney: [x + width * 0.62, 27],
});

const twin: Builder = (x, width) => ({
  roof: [[x - 7, EAVES], [x + 17, 17], [x + 29, 33], [x + width - 9, 31], [x + width + 7, EAVES]],
  wall: walls(x, width),
  attic: box(x + 12, 36, 10, 9),
  chimney: [x + width - 20, 25],
});

const BUILDERS = [gable, hip, saltbox, shed, gambrel, twin, butterfly];
const ROOF_COLOURS = 5;

function ink(roll: Dice, corners: readonly Point[], over = 1.6): Ink {
  return { fill: shape(corners), lines: outline(roll, corners, over) };
}

function panes(roll: Dice, x: number, y: number, width: number, height: number): Ink {
  const frame = box(x, y, width, height);
  const cross =
    line(roll, [x + width / 2, y], [x + width / 2, y + height], 0) + line(roll, [x, y + height / 2], [x + width, y + height / 2], 0);
  return { fill: shape(frame), lines: outline(roll, frame, 1) + cross };
}

function poolAt(x: number): Plot["pool"] {
  const y = 112.5;
  return {
    edge: `M${x - 22} ${y + 1}c-2-9 8-12 18-10s10 1 18-1 14 2 12 9-9 11-20 10-9-2-15-1-12-1-13-7Z`,
    ripples: `M${x - 14} ${y - 2}q4-3 8 0t8 0M${x - 4} ${y + 4}q4-3 8 0t8 0`,
  };
}

/** The plot at this place: a street's number and the house's, both from 1. */
function draw(street: number, house: number): Plot {
  const roll = dice(street * 97 + house * 13);
  const width = between(roll, 66, 72);
  const x = (PLOT - width) / 2 + between(roll, -2, 2);
  const kind = (street * 3 + house * 2 + Math.floor(house / 4)) % BUILDERS.length;
  const { roof, wall, attic, chimney } = BUILDERS[kind]!(x, width);
  const doorLeft = roll() < 0.5;
  const doorX = doorLeft ? x + 4 : x + width - 15;
  const numberX = doorLeft ? x + width / 2 + 6.5 : x + width / 2 - 8.5;
  const poolX = doorLeft ? 62 : 38;
  const gardenFrom = doorLeft ? 40 : 8;
  const [cx, cy] = chimney ?? [0, 0];
  const grows = roll() < 0.45;
  const treeX = doorLeft ? 92 : 8;
  return {
    wall: ink(roll, wall),
    roof: ink(roll, roof, 2.4),
    shingles: shingles(roll, roof),
    chimney: chimney ? ink(roll, box(cx - 4, cy - 10, 8, 24), 0.8) : { fill: "", lines: "" },
    smoke: chimney ? `M${cx} ${cy - 13}c-3-3 3-4 0-7s2-4 0-7` : "",
    door: ink(roll, box(doorX, GROUND - 25, 11, 25), 0.6),
    window: panes(roll, numberX - 12, EAVES + 12, 24, 17),
    attic: ink(roll, attic, 0.8),
    path: ink(roll, [[doorX, GROUND], [doorX + 11, GROUND], [doorX + 14, PAVEMENT], [doorX - 3, PAVEMENT]], 0),
    shrubs: hedge(roll, gardenFrom, gardenFrom + between(roll, 34, 50), PAVEMENT - 2, between(roll, 9, 13)),
    flowers: Array.from({ length: 4 }, (): Point => [between(roll, gardenFrom + 4, gardenFrom + 46), between(roll, 103, 109)]),
    tree: grows
      ? {
          trunk: line(roll, [treeX, GROUND + 6], [treeX, GROUND - 20], 0),
          crown: foliage(roll, treeX, GROUND - 36, 12, 17, 9),
        }
      : null,
    pool: poolAt(poolX),
    colour: (street + house + Math.floor(roll() * 2)) % ROOF_COLOURS,
    numberX,
  };
}

export interface Tree {
  trunk: string;
  crown: string;
}

/** The trees on the free land behind the last house of a short street, `places` plots wide. */
export function grove(street: number, places: number): Tree[] {
  const roll = dice(street * 31 + places);
  return Array.from({ length: places * 2 }, (_, index): Tree => {
    const x = 38 + index * 50 + between(roll, -9, 9);
    const size = between(roll, 0.75, 1.25);
    const ground = GROUND + between(roll, 2, 14);
    return {
      trunk: line(roll, [x, ground], [x, ground - 26 * size], 0),
      crown: foliage(roll, x, ground - 44 * size, 15 * size, 21 * size, 9),
    };
  });
}

const drawn = new Map<number, Plot>();

export function plot(street: number, house: number): Plot {
  const key = street * 100 + house;
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = draw(street, house)));
  return found;
}
