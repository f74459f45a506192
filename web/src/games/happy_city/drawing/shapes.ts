// The building blocks of the toy box: a dozen silhouettes on a ground line, each with a place for its sign. A card's
// building is a silhouette in the colour of its kind with the sign of what it is; see signs.ts.

/** What a part is painted with: a CSS class of Building.svelte. */
export type Paint = "wall" | "roof" | "deep" | "glass" | "white" | "smoke" | "leaf";

export interface Part {
  paint: Paint;
  d: string;
}

export interface Silhouette {
  parts: Part[];
  /** The middle of the sign. */
  sign: [x: number, y: number];
}

export const WIDTH = 100;
export const GROUND = 80;

function rect(paint: Paint, x: number, y: number, wide: number, tall: number, round = 2): Part {
  const [w, h] = [wide - 2 * round, tall - 2 * round];
  const arc = `a${round} ${round} 0 0 1`;
  return {
    paint,
    d: `M${x + round} ${y}h${w}${arc} ${round} ${round}v${h}${arc} ${-round} ${round}h${-w}${arc} ${-round} ${-round}v${-h}${arc} ${round} ${-round}z`,
  };
}

function disc(paint: Paint, x: number, y: number, r: number): Part {
  return { paint, d: `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` };
}

function path(paint: Paint, d: string): Part {
  return { paint, d };
}

function grid(columns: number[], rows: number[], wide: number, tall: number): Part[] {
  return rows.flatMap((y) => columns.map((x) => rect("glass", x, y, wide, tall, 1.5)));
}

function arch(paint: Paint, x: number, wide: number, tall: number): Part {
  const r = wide / 2;
  return path(paint, `M${x} ${GROUND}v${-(tall - r)}a${r} ${r} 0 0 1 ${wide} 0v${tall - r}z`);
}

/** A striped awning from x over a width: scallops that take turns in roof colour and white. */
function awning(x: number, y: number, wide: number, stripes: number): Part[] {
  const step = wide / stripes;
  return Array.from({ length: stripes }, (_, index) => {
    const left = x + index * step;
    return path(index % 2 ? "white" : "roof", `M${left} ${y}h${step}v12a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`);
  });
}

const tree = (x: number, y: number, r: number): Part[] => [rect("deep", x - 2, y, 4, GROUND - y, 1), disc("leaf", x, y - r / 3, r)];

/** A flag on the top of a roof. */
const flag = (tall: number, wide: number): Part[] => [rect("deep", 48.5, 4, 3, tall, 1), path("roof", `M51 5h${wide}l-4 4 4 4H51z`)];

export const SILHOUETTES = {
  stall: {
    parts: [rect("wall", 18, 40, 4, 40, 1), rect("wall", 78, 40, 4, 40, 1), rect("deep", 14, 58, 72, 22, 3), ...awning(10, 28, 80, 7)],
    sign: [50, 68],
  },
  shop: {
    parts: [rect("wall", 15, 30, 70, 50, 4), rect("glass", 21, 57, 36, 16), rect("deep", 64, 55, 15, 25), ...awning(10, 38, 80, 7)],
    sign: [50, 22],
  },
  hall: {
    parts: [
      rect("wall", 16, 42, 68, 32),
      ...[20, 34.5, 58.5, 73].map((x) => rect("white", x, 44, 7, 30, 1.5)),
      arch("deep", 43, 14, 28),
      rect("deep", 8, 74, 84, 6, 1.5),
      path("roof", "M6 43q-2-3 1-5L46 11q4-2 8 0l39 27q3 2 1 5z"),
    ],
    sign: [50, 29],
  },
  works: {
    parts: [
      disc("smoke", 79, 10, 6),
      disc("smoke", 87, 5, 4),
      rect("deep", 72, 16, 12, 30),
      rect("wall", 12, 42, 76, 38),
      path("roof", "M10 46V28l20 14V28l20 14V28l20 14V28l20 14v4z"),
      rect("deep", 64, 58, 17, 22),
      ...grid([52], [52], 8, 9),
    ],
    sign: [32, 62],
  },
  tower: {
    parts: [rect("wall", 25, 12, 50, 68, 5), rect("roof", 20, 8, 60, 9, 3), ...grid([32, 45, 58], [48, 60], 10, 8), rect("deep", 43, 71, 14, 9, 1)],
    sign: [50, 31],
  },
  house: {
    parts: [
      rect("deep", 68, 18, 9, 20),
      rect("wall", 22, 40, 56, 40, 3),
      path("roof", "M12 46q-2-3 1-6l33-27q4-3 8 0l33 27q3 3 1 6z"),
      ...grid([28, 60], [54], 12, 12),
      arch("deep", 44, 13, 24),
    ],
    sign: [50, 33],
  },
  dome: {
    parts: [
      ...flag(16, 16),
      path("wall", "M14 72V54a36 36 0 0 1 72 0v18z"),
      path("roof", "M14 56a36 36 0 0 1 72 0q-8 4-14-2-7 6-14 0-8 6-16 0-7 6-14 0-6 6-14 2z"),
      rect("deep", 8, 70, 84, 10, 3),
      ...[16, 32, 60, 76].map((x) => rect("glass", x, 60, 8, 8)),
    ],
    sign: [50, 48],
  },
  park: {
    parts: [...tree(16, 56, 13), ...tree(84, 50, 15), ...tree(30, 64, 9), path("wall", "M2 80q14-20 48-20t48 20z"), rect("roof", 47, 40, 6, 30, 1)],
    sign: [50, 38],
  },
  castle: {
    parts: [
      rect("wall", 14, 34, 20, 46),
      rect("wall", 66, 34, 20, 46),
      path("roof", "M9 37L22 11q2-3 4 0l13 26zM61 37L74 11q2-3 4 0l13 26z"),
      path("wall", "M32 80V46h7v5h7v-5h8v5h7v-5h7v34z"),
      ...grid([20, 72], [46], 8, 12),
      arch("deep", 42, 16, 20),
    ],
    sign: [50, 38],
  },
  tent: {
    parts: [
      ...flag(14, 15),
      path("wall", "M16 80l4-36h60l4 36z"),
      path("white", "M30 80l4-36h9l-2 36zM57 44h9l4 36H59z"),
      path("roof", "M10 46q30-6 37-30 3-3 6 0 7 24 37 30 0 6-6 7-5 1-9-4-5 6-13 0-6 6-12 0-7 6-12 0-8 6-13 0-4 5-9 4-6-1-6-7z"),
    ],
    sign: [50, 62],
  },
  spire: {
    parts: [
      path("wall", "M36 80l4-52h20l4 52z"),
      path("roof", "M36 30L48 5q2-3 4 0l12 25z"),
      rect("deep", 24, 72, 52, 8, 3),
      ...grid([45], [58], 10, 9),
      ...tree(18, 66, 9),
      ...tree(83, 64, 10),
    ],
    sign: [50, 42],
  },
  steps: {
    parts: [rect("deep", 8, 68, 84, 12), rect("wall", 18, 54, 64, 15), rect("roof", 28, 40, 44, 15), rect("wall", 37, 24, 26, 17), rect("white", 44, 55, 12, 25, 1)],
    sign: [50, 28],
  },
} satisfies Record<string, Silhouette>;

export type Shape = keyof typeof SILHOUETTES;
