// A score pad: what was written down for each player of a game on paper. It is kept in this browser while one works, put into
// the text that `tabletown score` reads, and counted by the server. It knows no rule: what a text means is the server's.
import * as api from "../api";
import type { PaperCount, PaperProblem } from "../wire";
import { t } from "../words/words.svelte";

/** One line of the text: whose it is, counted from 0 (-1: the whole table's), its field and its value. */
export interface Row {
  sheet: number;
  field: string;
  value: string;
}

export interface Player<Entry> {
  /** Stays the same while the player is renamed or others go. */
  key: number;
  name: string;
  entry: Entry;
}

/** What a game adds to the pad. */
export interface Form<Entry, Table> {
  game: string;
  /** Under which name it is kept, where it is not the pad of a whole game. */
  key?: string;
  most: number;
  /** How many lines a sheet has on which nothing is written yet. */
  heading: number;
  blank(): Entry;
  table(): Table;
  /** What a blank pad begins with, for a box of this edition. */
  ofEdition?(edition: string): Partial<Table>;
  /** The lines of the text, from what is written and from what the server last sent to draw it on. */
  rows(pad: Pad<Entry, Table>): Row[];
}

const keyOf = (game: string) => `tabletown.paper.${game}`;

/** Lay a pad ready that begins with this: what is known of a game before anybody opens its pad. */
export function layReady<Entry, Table>({ game, blank, table }: Form<Entry, Table>, known: Partial<Table>, names: string[]): void {
  const kept: Kept<Entry, Table> = { players: names.map((name, key) => ({ key, name, entry: blank() })), table: { ...table(), ...known } };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // Without storage the pad opens blank.
  }
}

interface Kept<Entry, Table> {
  players: Player<Entry>[];
  table: Table;
}

/** Milliseconds without a new mark after which the server counts. */
const PAUSE = 120;

export class Pad<Entry = unknown, Table = unknown> {
  readonly form: Form<Entry, Table>;
  players = $state<Player<Entry>[]>([]);
  table = $state() as Table;
  /** Whose sheet is in front. */
  current = $state(0);
  /** What the server last said, and the last of it that could be counted. */
  answer = $state.raw<PaperCount | null>(null);
  counted = $state.raw<PaperCount | null>(null);
  trouble = $state.raw<unknown>(null);
  /** The text that was counted last. */
  #asked = "";

  constructor(form: Form<Entry, Table>) {
    this.form = form;
    const kept = this.#read();
    // What an older Tabletown did not know yet is as on a blank pad.
    const table = { ...form.table(), ...kept?.table };
    this.table = isLike(table, form.table()) ? table : form.table();
    const players = (kept?.players ?? []).filter((each) => isLike(each, this.#player(0)) && isLike(each.entry, form.blank()));
    this.players = players.length ? players : [this.#player(0)];
  }

  get #key(): string {
    return keyOf(this.form.key ?? this.form.game);
  }

  #read(): Kept<Entry, Table> | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept<Entry, Table> | null;
      return kept && Array.isArray(kept.players) ? kept : null;
    } catch {
      return null; // somebody else's text under our key, or no storage at all
    }
  }

  #player(key: number): Player<Entry> {
    return { key, name: "", entry: this.form.blank() };
  }

  /** Keep everything in this browser. */
  keep(): void {
    const kept: Kept<Entry, Table> = { players: this.players, table: this.table };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Without storage the pad works as long as the page is open.
    }
  }

  /** A sheet for a game of this edition; what is written already stays. */
  beginWith(edition: string): void {
    const isBlank = this.players.every(({ entry }) => JSON.stringify(entry) === JSON.stringify(this.form.blank()));
    if (isBlank) Object.assign(this.table as object, this.form.ofEdition?.(edition));
  }

  get player(): Player<Entry> {
    return this.players[this.current]!;
  }

  get entry(): Entry {
    return this.player.entry;
  }

  nameOf(index: number): string {
    // What would mean something in the text is not part of a name there.
    return this.players[index]?.name.replace(/[#,;]/g, " ").replace(/\s+/g, " ").trim() || t("pad-player", { number: index + 1 });
  }

  add(): void {
    // Never the key of somebody who has gone: their signs may still lie there.
    this.players.push(this.#player(Math.max(Date.now(), ...this.players.map(({ key }) => key + 1))));
    this.current = this.players.length - 1;
  }

  remove(index: number): void {
    this.players.splice(index, 1);
    this.current = Math.min(this.current, this.players.length - 1);
  }

  /** Begin anew with the same players. */
  clear(): void {
    for (const player of this.players) player.entry = this.form.blank();
    this.table = this.form.table();
    this.current = 0;
  }

  rows: Row[] = $derived.by(() => this.form.rows(this));

  text = $derived.by(() => this.rows.map(({ field, value }) => `${t(`${this.form.game}-paper-field-${field}`)}: ${value}`.trim()).join("\n") + "\n");

  /** Problems with whose they are: the sheet from 0, -1 where they are everybody's. A sheet with nothing but a name on it has
   *  none yet. */
  get problems(): (PaperProblem & { sheet: number })[] {
    const told = (this.answer?.problems ?? []).map((problem) => ({ ...problem, sheet: this.#rowsAsked[problem.line - 1]?.sheet ?? -1 }));
    return told.filter(({ sheet }) => sheet < 0 || this.#rowsAsked.filter((row) => row.sheet === sheet).length > this.form.heading);
  }

  #rowsAsked: Row[] = [];

  /** Ask the server for the text as it stands, a moment after the last mark; returns the way to call it off. */
  watch(): (() => void) | void {
    const { text, rows } = this;
    if (text === this.#asked) return;
    if (!rows.length) {
      this.#asked = "";
      this.answer = this.counted = null;
      return;
    }
    const timer = setTimeout(() => this.#count(text, rows), this.answer ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  async #count(text: string, rows: Row[]): Promise<void> {
    this.#asked = text;
    try {
      const answer = await api.countPaper(this.form.game, text);
      if (this.#asked !== text) return;
      this.#rowsAsked = rows;
      this.answer = answer;
      if (!answer.problems.length) this.counted = answer;
      this.trouble = null;
    } catch (error) {
      if (this.#asked !== text) return;
      this.#asked = "";
      this.trouble = error;
    }
  }

  /** The line is back: ask again for what could not be asked. */
  again(): void {
    if (this.trouble) void this.#count(this.text, this.rows);
  }
}

/** Whether something kept has the parts that it must have, each of its kind: an older Tabletown may have kept it. */
function isLike(kept: unknown, blank: unknown): boolean {
  if (typeof blank !== "object" || blank === null) return typeof kept === typeof blank;
  if (typeof kept !== "object" || kept === null || Array.isArray(kept) !== Array.isArray(blank)) return false;
  return Object.entries(blank).every(([name, part]) => {
    const own = (kept as Record<string, unknown>)[name];
    return typeof own === typeof part && Array.isArray(own) === Array.isArray(part) && (part === null || own !== null);
  });
}
