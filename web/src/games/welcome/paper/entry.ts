// What is written on a sheet of Welcome To, mark by mark, and the lines of text it comes to. Knows no rule: any mark may stand
// anywhere, and the server says what cannot be.
import type { WelcomeView } from "../../../wire";
import type { Form, Pad, Row } from "../../../paper/pad.svelte";
import { t } from "../../../words/words.svelte";

export interface Written {
  number: number | null;
  bis: boolean;
  pool: boolean;
  roundabout: boolean;
  /** A fence on its right. */
  fence: boolean;
}

export interface Entry {
  /** By place, as `placeOf` names it; houses without a mark are not here. */
  houses: Record<string, Written>;
  parks: number[];
  agents: number[];
  plans: number[];
  temps: number;
  refusals: number;
}

export interface Table {
  edition: "first" | "collectors";
  board: "standard" | "projected";
  /** Temp boxes of players whose sheets are not here, as people write them. */
  others: string;
  /** Against whom the only player of the collector's edition played, if anybody: its effects in order, its points for plans. */
  competitor: string;
  cards: string[];
  completed: number[];
}

export type WelcomePad = Pad<Entry, Table>;

const STREETS = ["top", "middle", "bottom"];
export const placeOf = (street: number, house: number) => `${street}-${house}`;
export const EMPTY: Written = { number: null, bis: false, pool: false, roundabout: false, fence: false };

/** A competitor without its level. */
export const competitorName = (id: string) => t(`welcome-option-competitor-${id}`).replace(/ \(.*/, "");

export function viewOf(pad: WelcomePad): WelcomeView | null {
  return pad.answer?.view?.game === "welcome" ? pad.answer.view : null;
}

/** A house as the text writes it: `8`, `8b`, `8*`, `.`, `o`, with `|` for the fence behind it. */
export function houseText({ number, bis, pool, roundabout, fence }: Written): string {
  const house = roundabout ? "o" : `${number === null ? "." : `${number}${bis ? "b" : ""}`}${pool ? "*" : ""}`;
  return fence ? `${house} |` : house;
}

function rowsOf(pad: WelcomePad): Row[] {
  const { edition, board, others, competitor, cards, completed } = pad.table;
  const rows: Row[] = [];
  const row = (sheet: number, field: string, value: string | number) => rows.push({ sheet, field, value: String(value) });
  if (edition !== "first") row(-1, "edition", edition);
  if (edition !== "first" && board !== "standard") row(-1, "board", board);
  if (edition !== "first" && competitor) {
    row(-1, "competitor", competitorName(competitor));
    if (cards.length) row(-1, "cards", cards.map((effect) => t("welcome-effect", { effect })).join(", "));
    if (completed.some(Boolean)) row(-1, "completed", completed.join(", "));
  }
  const streets = viewOf(pad)?.board.streets ?? [];
  pad.players.forEach(({ entry }, sheet) => {
    row(sheet, "sheet", pad.nameOf(sheet));
    streets.forEach(({ houses }, street) => {
      const written = Array.from({ length: houses }, (_, house) => houseText(entry.houses[placeOf(street + 1, house + 1)] ?? EMPTY));
      row(sheet, STREETS[street]!, written.join(" "));
    });
    if (entry.parks.some(Boolean)) row(sheet, "parks", entry.parks.join(" "));
    if (entry.agents.some(Boolean)) row(sheet, "agents", entry.agents.join(" "));
    if (entry.temps) row(sheet, "temps", entry.temps);
    if (entry.refusals) row(sheet, "refusals", entry.refusals);
    if (entry.plans.some(Boolean)) row(sheet, "plans", entry.plans.map((points) => points || "-").join(" "));
    if (sheet === 0 && others.trim()) row(sheet, "others", others.trim());
  });
  return rows;
}

export const form: Form<Entry, Table> = {
  game: "welcome",
  most: 12,
  heading: 1,
  blank: () => ({ houses: {}, parks: [0, 0, 0], agents: [0, 0, 0, 0, 0, 0], plans: [0, 0, 0], temps: 0, refusals: 0 }),
  table: () => ({ edition: "first", board: "standard", others: "", competitor: "", cards: [], completed: [0, 0, 0] }),
  ofEdition: (edition) => ({ edition: edition === "collectors" ? edition : "first" }),
  rows: rowsOf,
};
