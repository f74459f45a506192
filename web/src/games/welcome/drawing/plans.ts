// Where things lie on the picture of a city plan, a field 62 high and as wide as the card leaves it.
import type { WelcomePlanView } from "../../../wire";
import { PICTURES, SHAPES } from "./signs";

const HOUSE = 12;
const BETWEEN = 6;
const HEIGHT = 62;
/** An estate with its figure below. */
const TALL = 28;
const MOST = 1.45;

interface Strip {
  x: number;
  size: number;
}

export interface StripRow {
  y: number;
  strips: Strip[];
}

function widthOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size * HOUSE + 2 + BETWEEN, -BETWEEN);
}

/** The estates side by side, in two rows of about equal width where that lets them be larger. */
export function strips(sizes: readonly number[], width: number): { scale: number; rows: StripRow[] } {
  if (!sizes.length) return { scale: 1, rows: [] };
  const cuts = sizes.map((_, index) => index + 1);
  const widest = (cut: number) => Math.max(widthOf(sizes.slice(0, cut)), widthOf(sizes.slice(cut)));
  const scaleAt = (cut: number) => Math.min((width - 2) / widest(cut), cut === sizes.length ? MOST : HEIGHT / 2 / TALL);
  const cut = cuts.reduce((best, at) => (scaleAt(at) > scaleAt(best) + 0.1 ? at : best), sizes.length);
  const scale = scaleAt(cut);
  const rows = [sizes.slice(0, cut), sizes.slice(cut)].filter((row) => row.length);
  const top = (HEIGHT / scale - rows.length * TALL) / 2;
  return {
    scale,
    rows: rows.map((row, index) => {
      let x = (width / scale - widthOf(row)) / 2;
      const placed = row.map((size) => {
        const strip = { x, size };
        x += size * HOUSE + 2 + BETWEEN;
        return strip;
      });
      return { y: top + index * TALL, strips: placed };
    }),
  };
}

export interface Item {
  x: number;
  what: "house" | "tree" | "pool" | "roundabout";
}

export interface StreetLine {
  y: number;
  items: Item[];
}

function spread(whats: readonly Item["what"][], width: number): Item[] {
  return whats.map((what, index) => ({ x: 12 + ((width - 24) / (whats.length - 1)) * index, what }));
}

const ROW_OF = {
  houses: Array.from({ length: 7 }, (): Item["what"] => "house"),
  trees: Array.from({ length: 5 }, (): Item["what"] => "tree"),
  pools: Array.from({ length: 4 }, (): Item["what"] => "pool"),
  both: ["tree", "pool", "tree", "pool", "tree"] as Item["what"][],
  all: ["tree", "pool", "roundabout", "pool", "tree"] as Item["what"][],
};

/** The three streets, for plans that speak of whole streets. */
export function streetLines(plan: WelcomePlanView, width: number): StreetLine[] {
  const lines = [17, 36, 55].map((y) => ({ y, items: [] as Item[] }));
  const on = (street: number, items: Item[]) => {
    const line = lines[street - 1];
    if (line) line.items = items;
  };
  switch (plan.kind) {
    case "full_street":
      on(plan.street, spread(ROW_OF.houses, width));
      return lines;
    case "street_ends":
      for (const street of [1, 2, 3]) on(street, spread(["house", "house"], width));
      return lines;
    case "parks_on_two_streets":
      for (const street of [1, 2]) on(street, spread(ROW_OF.trees, width));
      return lines;
    case "pools_on_two_streets":
      for (const street of [1, 2]) on(street, spread(ROW_OF.pools, width));
      return lines;
    case "parks_and_pools":
      on(plan.street, spread(ROW_OF.both, width));
      return lines;
    case "parks_pools_roundabout":
      return [{ y: 40, items: spread(ROW_OF.all, width) }];
    default:
      return [];
  }
}

/** For plans that count one effect: its sign. */
export function sign(plan: WelcomePlanView): { effect: string; shape: string; picture: string } | null {
  const effect = { temps: "temp", bis_on_street: "bis" }[plan.kind];
  return effect ? { effect, shape: SHAPES[effect]!, picture: PICTURES[effect]! } : null;
}
