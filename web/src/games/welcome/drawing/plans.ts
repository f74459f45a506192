// Where things lie on the picture of a city plan, a field HEIGHT high and as wide as the card leaves it.
import type { WelcomePlanView } from "../../../wire";
import { PICTURES, SHAPES } from "./signs";

export const HEIGHT = 62;
const HOUSE = 12;
const BETWEEN = 6;
/** An estate with its figure below. */
const TALL = 28;
/** The most that one row of estates is enlarged. */
const MOST = 1.45;
/** Room at the left for the sign that says on which street the estates must stand. */
const STREET_SIGN = 20;

type Thing = "house" | "closed" | "tree" | "pool" | "roundabout";

/** Part of a row: an estate of so many houses, or a roundabout (size 0). */
export interface Strip {
  x: number;
  size: number;
}

export interface StripRow {
  y: number;
  strips: Strip[];
}

export interface StripField {
  x: number;
  scale: number;
  rows: StripRow[];
}

function wide(size: number): number {
  return size ? size * HOUSE + 2 : 16;
}

function widthOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + wide(size) + BETWEEN, -BETWEEN);
}

/** The estates of a plan side by side, in two rows of about equal width where that lets them be larger. */
export function strips(plan: WelcomePlanView, width: number): StripField | null {
  if (!plan.sizes.length) return null;
  const roundabouts = plan.kind === "estates_with_roundabouts" ? plan.count : 0;
  const sizes = [...plan.sizes, ...Array.from({ length: roundabouts }, () => 0)];
  const left = plan.kind === "estates_on_street" ? STREET_SIGN : 0;
  const room = width - left;
  const cuts = sizes.map((_, index) => index + 1);
  const widest = (cut: number) => Math.max(widthOf(sizes.slice(0, cut)), widthOf(sizes.slice(cut)));
  const scaleAt = (cut: number) => Math.min((room - 2) / widest(cut), cut === sizes.length ? MOST : HEIGHT / 2 / TALL);
  const cut = cuts.reduce((best, at) => (scaleAt(at) > scaleAt(best) + 0.06 ? at : best), sizes.length);
  const scale = scaleAt(cut);
  const rows = [sizes.slice(0, cut), sizes.slice(cut)].filter((row) => row.length);
  const top = (HEIGHT / scale - rows.length * TALL) / 2;
  return { x: left, scale, rows: rows.map((row, index) => laid(row, top + index * TALL, room / scale)) };
}

function laid(sizes: readonly number[], y: number, room: number): StripRow {
  let x = (room - widthOf(sizes)) / 2;
  return {
    y,
    strips: sizes.map((size) => {
      const strip = { x, size };
      x += wide(size) + BETWEEN;
      return strip;
    }),
  };
}

export interface Item {
  x: number;
  what: Thing;
}

export interface StreetLine {
  y: number;
  items: Item[];
}

function row(width: number, ...whats: Thing[]): Item[] {
  return whats.map((what, index) => ({ x: 12 + ((width - 24) / (whats.length - 1)) * index, what }));
}

function times(count: number, what: Thing): Thing[] {
  return Array.from({ length: count }, () => what);
}

/** The three streets, for plans that speak of whole streets. */
export function streetLines(plan: WelcomePlanView, width: number): StreetLine[] {
  const all = (items: Item[]) => [17, 37, 57].map((y) => ({ y, items }));
  const some = (streets: readonly number[], items: Item[]) =>
    all([]).map((line, index) => (streets.includes(index + 1) ? { ...line, items } : line));
  switch (plan.kind) {
    case "full_street":
      return some([plan.street], row(width, ...times(7, "house")));
    case "street_ends":
      return all(row(width, "house", "house"));
    case "end_estates":
      return all(row(width, "closed", "closed"));
    case "parks_on_two_streets":
      return some([1, 2], row(width, ...times(5, "tree")));
    case "parks_on_each_street":
      return all(row(width, ...times(plan.count, "tree")).map((item, index) => ({ ...item, x: 16 + index * 16 })));
    case "pools_on_two_streets":
      return some([1, 2], row(width, ...times(4, "pool")));
    case "parks_and_pools":
      return some([plan.street], row(width, "tree", "pool", "tree", "pool", "tree"));
    case "parks_pools_roundabout":
      return [{ y: 40, items: row(width, "tree", "pool", "roundabout", "pool", "tree") }];
    default:
      return [];
  }
}

const COUNTED: Record<string, string> = { temps: "temp", bis_on_street: "bis", parks: "park", agents: "agent", agent_columns: "column" };

/** For plans that count one thing: its sign. */
export function sign(plan: WelcomePlanView): { effect: string; shape: string; picture: string } | null {
  const effect = COUNTED[plan.kind];
  return effect ? { effect, shape: SHAPES[effect]!, picture: PICTURES[effect]! } : null;
}
