// The review of a finished game, as a page holds it: asked for once, followed while it is made, and then looked at turn by turn.
// Knows no game and draws nothing.
import * as api from "../api";
import type { GameReview, Position, ReviewNow, ReviewTurn } from "../wire";
import { turnAt } from "./told";

/** Which of them lies on the board: the position as it was, what was played, or what would have been better. */
export type Line = "before" | "played" | "better";

export const EVERY = 1500;

export class Reviewing {
  now = $state.raw<ReviewNow | null>(null);
  problem = $state.raw<unknown>(null);
  /** The reader looks at the review. */
  on = $state(false);
  /** The whole of it lies open over the board, on screens where it has no place beside it. */
  reading = $state(false);
  /** Which line the reader wants to see; where there is nothing better, what was played. */
  wish = $state<Line>("better");
  /** The position after a line, where the game shows a turn by what it makes of the board. */
  after = $state.raw<{ key: string; position: Position } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(
    private readonly table: string,
    private readonly wait = EVERY,
  ) {}

  readonly review: GameReview | null = $derived(this.now?.review ?? null);
  /** It is being made, or waits to be. */
  readonly going: boolean = $derived(this.now?.stage === "waiting" || this.now?.stage === "working");
  readonly percent: number = $derived(this.now?.total ? Math.floor((100 * this.now.done) / this.now.total) : 0);

  /** See whether there is one, and follow it if it is on its way. Where none can be had, there is none. */
  async look(): Promise<void> {
    try {
      const now = await api.review(this.table);
      if (now.stage !== "never") this.take(now);
    } catch {
      this.now = null;
    }
  }

  /** Look at it, and have it made if nobody did. */
  async ask(): Promise<void> {
    this.on = this.reading = true;
    if (this.review || this.going) return;
    this.problem = null;
    try {
      this.take(await api.askReview(this.table));
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    this.on = false;
  }

  /** Nobody looks at this page any more. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private take(now: ReviewNow): void {
    this.now = now;
    clearTimeout(this.timer);
    if (this.going && !this.gone) this.timer = setTimeout(() => void this.follow(), this.wait);
  }

  private async follow(): Promise<void> {
    try {
      this.take(await api.review(this.table));
    } catch {
      // The line is gone for a moment; the coach goes on meanwhile.
      if (!this.gone) this.timer = setTimeout(() => void this.follow(), this.wait);
    }
  }

  turnAt(step: number, seat: number): ReviewTurn | null {
    return this.review && this.on ? turnAt(this.review, step, seat) : null;
  }

  /** What is shown of a turn. */
  lineOf(turn: ReviewTurn): Line {
    return this.wish === "better" && !turn.better.length ? "played" : this.wish;
  }

  /** Fetch the position after a line of a turn. */
  async show(turn: ReviewTurn, line: Line): Promise<void> {
    const key = keyOf(turn, line);
    if (this.after?.key === key) return;
    const actions = line === "before" ? [] : turn[line].map(({ action }) => action);
    try {
      const { position } = await api.tryLine(this.table, turn.number, { actions });
      this.after = { key, position };
    } catch (error) {
      this.problem = error;
    }
  }
}

export const keyOf = (turn: ReviewTurn, line: Line): string => `${turn.number} ${line}`;
