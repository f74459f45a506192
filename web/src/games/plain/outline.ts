// A view as an outline: labelled lines, and lines below them. It knows no game; labels are looked up by the field's name.
import type { Legal, Words } from "../board";

export interface Line {
  label: string;
  /** What the line says by itself; empty where all is below it. */
  text: string;
  below: Line[];
}

type Fields = Readonly<Record<string, unknown>>;

/** How an outline speaks: labels, the names of ids, and what is left out because another line says it. */
export interface Voice {
  label(field: string, above: string): string;
  value(field: string, id: string, beside: Fields): string | null;
  isTold(field: string): boolean;
  words: Words;
}

/** What a board need not say again: the page around it does, with its prompt, its seats and their points. */
const ELSEWHERE = new Set(["game", "seat", "edition", "options", "score", "scores", "ranking", "end_reason", "round", "phase"]);

/** Numbers in these fields are seats, from 0: some in every record, some only at the top, where lists hold one thing for each. */
const SEATS = new Set(["owner", "player"]);
const SEATS_ABOVE = new Set(["turn", "first", "first_player"]);
const BY_SEAT = new Set(["cities", "houses", "players", "sheets"]);

export function outline(view: unknown, voice: Voice, names: string[] = []): Line[] {
  return isRecord(view) ? lines(view, "", voice, names) : [];
}

function lines(record: Fields, above: string, voice: Voice, names: string[]): Line[] {
  return Object.entries(record)
    .filter(([field]) => !ELSEWHERE.has(field) && !voice.isTold(field))
    .flatMap(([field, value]) => {
      const told = named(field, value, names, above === "");
      const found = line(voice.label(field, above), field, told, record, voice, names);
      return found ? [found] : [];
    });
}

function named(field: string, value: unknown, names: string[], isTop: boolean): unknown {
  if (typeof value === "number" && (SEATS.has(field) || (isTop && SEATS_ABOVE.has(field)))) return new Name(names[value] ?? String(value));
  if (!Array.isArray(value) || !isTop || !BY_SEAT.has(field) || value.length > names.length) return value;
  return new Map(value.map((item, seat) => [names[seat] ?? "", item as unknown]));
}

/** What somebody is called: no id to be looked up. */
class Name {
  constructor(readonly text: string) {}
}

function line(label: string, field: string, value: unknown, beside: Fields, voice: Voice, names: string[]): Line | null {
  if (isFlat(value)) {
    const text = flat(field, value, beside, voice);
    return text === null ? null : { label, text, below: [] };
  }
  if (isRecord(value) && !(value instanceof Map)) return { label, text: "", below: lines(value, field, voice, names) };
  const inside: [string, unknown][] = Array.isArray(value)
    ? value.map((item, place) => [String(place + 1), item])
    : [...(value as Map<string, unknown>)];
  const below = inside.map(([each, item]) => line(each, field, item, beside, voice, names));
  return { label, text: "", below: below.filter((each) => each !== null) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether it fits on one line: a single value, or a list of such. */
function isFlat(value: unknown): boolean {
  if (value instanceof Name) return true;
  return Array.isArray(value) ? value.every((item) => typeof item !== "object" || item === null) : !isRecord(value);
}

function flat(field: string, value: unknown, beside: Fields, voice: Voice): string | null {
  if (Array.isArray(value)) {
    const each = value.map((item) => flat(field, item, beside, voice));
    return each.filter((text) => text !== null).join(", ") || "–";
  }
  if (value === null || value === undefined || value === "") return "–";
  if (value instanceof Name) return value.text;
  if (typeof value === "boolean") return voice.words(value ? "table-yes" : "table-no");
  if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
  return voice.value(field, String(value), beside);
}

/** A name that a program gave, as people write it. */
export function readable(name: string): string {
  return name.replaceAll("_", " ");
}

/** How many lines there are in all. */
export function size(lines: Line[]): number {
  return lines.reduce((sum, each) => sum + 1 + size(each.below), 0);
}

/** A move as it is noted, for a game that has no words for it. */
export function noted(move: Pick<Legal, "kind" | "fields">): string {
  return [readable(move.kind), ...Object.entries(move.fields).map(([name, value]) => `${readable(name)} ${value}`)].join(", ");
}
