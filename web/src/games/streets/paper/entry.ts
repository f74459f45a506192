// A city of Streets as it lies on the table, and the lines of text it comes to. Knows no rule: any tile may lie anywhere.
import type { Form, Pad, Row } from "../../../paper/pad.svelte";
import { t } from "../../../words/words.svelte";

export const SIDES = ["north", "east", "south", "west"] as const;

export interface Laid {
  tile: string;
  x: number;
  y: number;
  /** Where its road is. */
  side: (typeof SIDES)[number];
  /** The key of the player whose sign lies there, -1 for nobody's. */
  owner: number;
  signs: number;
  /** Who lives there, by colour. */
  people: Record<string, number>;
}

export interface Entry {
  advisor: string;
}

export interface Table {
  buildings: Laid[];
  /** Who stands in the city without a home, by colour. Only the Grifter asks for them. */
  seekers: Record<string, number>;
  /** What streets have paid so far, by player: a phone that runs the Grifter adds it up. */
  paid: number[];
  /** The tiles whose turns it has counted. */
  counted: string[];
}

export type StreetsPad = Pad<Entry, Table>;

function rowsOf(pad: StreetsPad): Row[] {
  const rows: Row[] = [];
  pad.players.forEach(({ entry }, sheet) => {
    if (entry.advisor) rows.push({ sheet, field: "advisor", value: `${pad.nameOf(sheet)}, ${t(`streets-advisor-${entry.advisor}`)}` });
  });
  for (const { tile, x, y, side, owner, signs, people } of pad.table.buildings) {
    const parts = [t("streets-tile", { tile }), `${x} ${y} ${t("streets-side", { side: SIDES.indexOf(side) + 1 })}`];
    const sheet = pad.players.findIndex((player) => player.key === owner);
    if (sheet >= 0) parts.push(signs > 1 ? `${pad.nameOf(sheet)} ×2` : pad.nameOf(sheet));
    for (const [colour, count] of Object.entries(people)) if (count) parts.push(`${count} ${t("streets-kind", { kind: colour })}`);
    rows.push({ sheet, field: "building", value: parts.join(", ") });
  }
  return rows;
}

export const form: Form<Entry, Table> = {
  game: "streets",
  most: 5,
  heading: 0,
  blank: () => ({ advisor: "" }),
  table: () => ({ buildings: [], seekers: {}, paid: [], counted: [] }),
  rows: rowsOf,
};
