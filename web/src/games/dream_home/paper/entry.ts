// What stands in a house of Dream Home at the end, and the lines of text it comes to. Knows no rule: any room may be anywhere.
import type { Form, Pad, Row } from "../../../paper/pad.svelte";
import type { DreamHomeView } from "../../../wire";
import { t } from "../../../words/words.svelte";

export interface Entry {
  /** Kinds of rooms by place, as `placeOf` names it; where none is, a card lies face-down. */
  rooms: Record<string, string>;
  /** Decor tokens by place. */
  tokens: Record<string, string>;
  /** How many roof cards, by colour, `-window` behind it for those with one. */
  roofs: Record<string, number>;
  beside: string[];
  helpers: Record<string, number>;
  children: number;
}

export type DreamHomePad = Pad<Entry, null>;

const FLOORS = ["upper", "middle", "basement"];
export const placeOf = (floor: number, column: number) => `${floor}-${column}`;

export function viewOf(pad: DreamHomePad): DreamHomeView | null {
  return pad.answer?.view?.game === "dream_home" ? pad.answer.view : null;
}

export function roofName(roof: string): string {
  const [colour = "", window] = roof.split("-");
  return t("dream_home-roof", { colour, window: window ? 1 : 0 });
}

function often(counts: Record<string, number>, name: (id: string) => string): string {
  return Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(name(id))).join(", ");
}

function rowsOf(pad: DreamHomePad): Row[] {
  const rows: Row[] = [];
  const cells = viewOf(pad)?.houses[0]?.cells ?? [];
  pad.players.forEach(({ entry }, sheet) => {
    const row = (field: string, value: string) => value && rows.push({ sheet, field, value });
    row("house", pad.nameOf(sheet));
    FLOORS.forEach((field, index) => {
      const floor = cells.filter((cell) => cell.floor === index + 1).map((cell) => {
        const place = placeOf(cell.floor, cell.column);
        const room = entry.rooms[place] ? t("dream_home-room", { room: entry.rooms[place] }) : "-";
        return entry.tokens[place] ? `${room} + ${t("dream_home-item", { item: entry.tokens[place] })}` : room;
      });
      row(field, floor.join(", "));
    });
    row("roofs", often(entry.roofs, roofName));
    row("beside", entry.beside.map((item) => t("dream_home-item", { item })).join(", "));
    row("helpers", often(entry.helpers, (resource) => t("dream_home-resource", { resource })));
    row("children", entry.children ? String(entry.children) : "");
  });
  return rows;
}

export const form: Form<Entry, null> = {
  game: "dream_home",
  most: 4,
  heading: 1,
  blank: () => ({ rooms: {}, tokens: {}, roofs: {}, beside: [], helpers: {}, children: 0 }),
  table: () => null,
  rows: rowsOf,
};
