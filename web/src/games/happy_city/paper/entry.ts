// The cards of a city of Happy City at the end, and the lines of text they come to. Knows no rule: any card may be anywhere.
import type { Form, Pad, Row } from "../../../paper/pad.svelte";
import { t } from "../../../words/words.svelte";

export interface Picked {
  kind: "building" | "dwelling" | "market" | "special";
  id: string;
}

export interface Entry {
  /** In the order in which they were placed. */
  cards: Picked[];
  coins: number;
  /** What the sphinx became: the id of a special building. */
  sphinx: string;
}

export interface Table {
  mode: "family" | "expert" | "young";
}

export type HappyPad = Pad<Entry, Table>;

/** The market of a family game: any of them, white side up. */
export const WHITE = "white";

export function nameOf({ kind, id }: Picked): string {
  return kind === "market" && id === WHITE ? t("happy_city-market-white") : t(`happy_city-${kind}`, { [kind]: id });
}

function rowsOf(pad: HappyPad): Row[] {
  const rows: Row[] = [{ sheet: -1, field: "mode", value: t(`happy_city-option-mode-${pad.table.mode}`) }];
  pad.players.forEach(({ entry }, sheet) => {
    rows.push({ sheet, field: "city", value: pad.nameOf(sheet) });
    if (entry.cards.length) rows.push({ sheet, field: "cards", value: entry.cards.map(nameOf).join(", ") });
    if (entry.coins) rows.push({ sheet, field: "coins", value: String(entry.coins) });
    if (entry.sphinx) rows.push({ sheet, field: "sphinx", value: nameOf({ kind: "special", id: entry.sphinx }) });
  });
  return rows;
}

export const form: Form<Entry, Table> = {
  game: "happy_city",
  most: 5,
  heading: 1,
  blank: () => ({ cards: [], coins: 0, sphinx: "" }),
  table: () => ({ mode: "family" }),
  rows: rowsOf,
};
