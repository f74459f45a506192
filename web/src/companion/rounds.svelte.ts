// The rounds of a game at a real table: which step it is, whose turn, who begins. What the steps are and how many rounds there
// are was told by the server; here they are only gone through.
import * as api from "../api";
import type { TableRounds, TableStep } from "../wire";
import { t } from "../words/words.svelte";
import { KeptTable } from "./kept.svelte";

export interface RoundsWish {
  /** As they were typed; empty ones are numbered. */
  names: string[];
  options: Record<string, string>;
  /** The phone turns the cards up. */
  deals: boolean;
}

type Part = "before" | "steps" | "after" | "over";

export interface RoundsMoment {
  part: Part;
  round: number;
  step: number;
  /** Where the table stands in a step that all take in turn, counted from the first player. */
  turn: number;
  first: number;
  /** Who begins the next round. */
  following: number;
  /** Somebody has said that this round is the last. */
  last: boolean;
  /** What was taken from the table in this round, as it was tapped. */
  taken: number[];
}

export class RoundsTable<Deal extends TableRounds> extends KeptTable<Deal, RoundsWish, RoundsMoment> {
  readonly game: string;

  constructor(game: string, options: Record<string, string>, seats: number) {
    super(game, { names: Array<string>(seats).fill(""), options, deals: false }, (deal) => Array.isArray(deal.steps));
    this.game = game;
  }

  async begin(wish: RoundsWish): Promise<void> {
    const deal = await api.tableDeal<Deal>(this.game, "", wish.names.length, wish.options);
    const { first } = deal;
    const part = deal.before.length ? "before" : "steps";
    this.start(deal, wish, { part, round: part === "steps" ? 1 : 0, step: 0, turn: 0, first, following: first, last: false, taken: [] });
  }

  get seats(): number {
    return this.wish.names.length;
  }

  get steps(): TableStep[] {
    const { part } = this.now;
    return part === "over" ? [] : this.deal![part];
  }

  get step(): TableStep | null {
    return this.steps[this.now.step] ?? null;
  }

  get isOver(): boolean {
    return this.now.part === "over";
  }

  get isLastRound(): boolean {
    return this.now.part === "steps" && (this.now.last || this.now.round === this.deal!.rounds);
  }

  /** Whose turn it is; -1 where it is everybody's. */
  get player(): number {
    const { first, turn } = this.now;
    if (this.step?.who === "first") return first;
    return this.step?.who === "each" ? (first + turn) % this.seats : -1;
  }

  nameOf(player: number): string {
    return this.wish.names[player]?.trim() || t("pad-player", { number: player + 1 });
  }

  next(): void {
    const { part, step, turn, round, following } = this.now;
    if (this.step?.who === "each" && turn + 1 < this.seats) this.add({ turn: turn + 1 });
    else if (step + 1 < this.steps.length) this.add({ step: step + 1, turn: 0 });
    else if (part === "before") this.add({ part: "steps", round: 1, step: 0, turn: 0 });
    else if (part === "steps" && !this.isLastRound) this.add({ round: round + 1, step: 0, turn: 0, first: following, taken: [] });
    else if (part === "steps" && this.deal!.after.length) this.add({ part: "after", step: 0, turn: 0, first: following, taken: [] });
    else this.add({ part: "over", step: 0, turn: 0 });
  }

  take(place: number): void {
    const { taken } = this.now;
    this.add({ taken: taken.includes(place) ? taken.filter((each) => each !== place) : [...taken, place] });
  }
}
