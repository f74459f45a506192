// Learning from mistakes: the costliest turns of a seat, one after the other. The player tries a turn on a branch that exists on this
// page alone, may ask for a hint twice, and is told what the turn costs compared with the best one found. Draws nothing.
import * as api from "../api";
import type { GameReview, JudgedLine, Position, ReviewTurn } from "../wire";
import { costly, reasonOf } from "./told";

/** So many positions at most. */
export const MOST = 5;
/** Hints: what speaks for the better turn, and where it begins. */
export type Hints = 0 | 1 | 2;

export class Practice {
  place = $state(0);
  actions = $state.raw<number[]>([]);
  position = $state.raw<Position | null>(null);
  busy = $state(false);
  hints = $state<Hints>(0);
  verdict = $state.raw<JudgedLine | null>(null);
  /** The better turn is shown. */
  answered = $state(false);
  problem = $state.raw<unknown>(null);
  /** The positions in which a turn was found that is good enough. */
  found = $state.raw<ReadonlySet<number>>(new Set());
  private asked = 0;

  readonly turns: ReviewTurn[];
  readonly turn: ReviewTurn = $derived.by(() => this.turns[this.place]!);
  readonly isLast: boolean = $derived.by(() => this.place === this.turns.length - 1);
  /** The player may play now. */
  readonly open: boolean = $derived(this.position !== null && !this.busy && !this.verdict && !this.answered);
  readonly solved: boolean = $derived(this.verdict !== null && (this.verdict.mark === "good" || this.verdict.mark === "open") && !this.verdict.is_played);

  constructor(
    private readonly table: string,
    review: GameReview,
    seat: number,
    /** Whether the better turn is shown by what it makes of the board. */
    private readonly after: boolean,
  ) {
    this.turns = costly(review, seat).slice(0, MOST);
    void this.restart();
  }

  /** The position as it was, to be tried again. */
  async restart(): Promise<void> {
    this.verdict = null;
    this.answered = false;
    await this.show([]);
  }

  async next(): Promise<void> {
    this.place = (this.place + 1) % this.turns.length;
    this.hints = 0;
    await this.restart();
  }

  async play(action: number): Promise<void> {
    if (!this.open) return;
    const actions = [...this.actions, action];
    if (await this.show(actions)) await this.judge(actions);
  }

  async takeBack(): Promise<void> {
    if (this.open && this.actions.length) await this.show(this.actions.slice(0, -1));
  }

  /** The first hint says why, the second where. Without a reason to tell, the first says where. */
  hint(): void {
    this.hints = this.hints === 0 && reasonOf(this.turn) ? 1 : 2;
  }

  async answer(): Promise<void> {
    this.answered = true;
    await this.show(this.after ? this.turn.better.map(({ action }) => action) : []);
  }

  /** Show the position after these actions; whether they are a whole turn. */
  private async show(actions: number[]): Promise<boolean> {
    const mine = ++this.asked;
    this.busy = true;
    this.problem = null;
    try {
      const { position, is_whole } = await api.tryLine(this.table, this.turn.number, { actions });
      if (mine !== this.asked) return false;
      this.position = position;
      this.actions = actions;
      return is_whole;
    } catch (error) {
      if (mine === this.asked) this.problem = error;
      return false;
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  private async judge(actions: number[]): Promise<void> {
    const mine = ++this.asked;
    this.busy = true;
    try {
      const verdict = await api.judgeLine(this.table, this.turn.number, { actions });
      if (mine !== this.asked) return;
      this.verdict = verdict;
      if (this.solved) this.found = new Set([...this.found, this.place]);
    } catch (error) {
      if (mine === this.asked) this.problem = error;
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }
}
