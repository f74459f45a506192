// The log as sentences: each line's message with its arguments, the name at its seat and the name at the seat it speaks of.
import { seatName } from "../people";
import type { LogEntry, Note, SeatState, Tie } from "../wire";
import { t } from "../words/words.svelte";

export interface Line {
  text: string;
  /** A line of the table itself, such as a new round, divides the log; one that says `who` did it does not. */
  divides: boolean;
  seat: number;
  step: number;
  fresh: boolean;
}

/** What is news to a reader: lines from one place of the log to another, but for those about the reader's own seat. */
export interface News {
  from: number;
  until?: number;
  mine?: number;
}

export function lines(log: LogEntry[], seats: SeatState[], { from, until = Infinity, mine = -2 }: News): Line[] {
  return log.map((entry, index) => {
    return {
      text: sentence(entry, seats),
      divides: entry.seat < 0 && !("who" in entry.args),
      seat: entry.seat,
      step: entry.step,
      fresh: index >= from && index < until && entry.seat !== mine,
    };
  });
}

/** The log's lines with what happened around the game put where it belongs: who gave up, who came back. */
export function withNotes(told: Line[], notes: Note[]): Line[] {
  const all = [...told];
  for (const note of notes.filter((each) => !each.before).toReversed()) {
    const place = Math.min(note.after, told.length);
    const fresh = told[place]?.fresh ?? told.at(-1)?.fresh ?? false;
    all.splice(place, 0, { text: noteText(note), divides: false, seat: -1, step: note.step, fresh });
  }
  return all;
}

export function noteText(note: Note): string {
  return t(note.message, { name: note.name || t("web-somebody") });
}

/** One event in words, with the names of whom it speaks. */
export function sentence(entry: Tie, seats: SeatState[]): string {
  const player = nameAt(seats, entry.seat);
  const other = nameAt(seats, Number(entry.args["seat"] ?? 0) - 1);
  return t(entry.message, { ...spoken(entry.args), player, other });
}

/** An argument such as "@streets-tile tile=food_hall" stands for that message: so a line can speak of two cards of a kind. */
function spoken(args: LogEntry["args"]): LogEntry["args"] {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, said(value)]));
}

function said(value: string | number): string | number {
  const parts = typeof value === "string" ? /^@(\S+) (\w*)=(.*)$/.exec(value) : null;
  if (!parts) return value;
  const [, message = "", name = "", worth = ""] = parts;
  return t(message, !name ? {} : { [name]: /^\d+$/.test(worth) ? Number(worth) : worth });
}

function nameAt(seats: SeatState[], place: number): string {
  const seat = seats[place];
  return seat ? seatName(seat) : "";
}
