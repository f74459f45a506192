// A finished game that can be walked through: which step is shown, through whose eyes, and whether it runs by itself.
// Positions come from the server, one step at a time, and are kept while the page is open.
import type { Position, Replay } from "../wire";

export type Fetch = (step: number, seat: number) => Promise<Position>;

export const PACE = 900;

export class Film {
  step = $state(0);
  seat = $state(-1);
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  trouble = $state.raw<unknown>(null);
  #kept = new Map<string, Promise<Position>>();

  constructor(
    readonly replay: Replay,
    private readonly fetch: Fetch,
    step: number | null,
    seat: number,
  ) {
    this.seat = seat;
    this.show(step ?? this.last);
  }

  get last(): number {
    return this.replay.steps.length;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  /** Go to a step; beyond the ends is the end. */
  show(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    void this.#load();
  }

  /** Look through another seat's eyes, -1 for a spectator's. */
  look(seat: number): void {
    this.seat = seat;
    void this.#load();
  }

  /** To the beginning of this round, or of the one before when we stand there. */
  roundBack(): void {
    this.show(this.replay.epochs.findLast((start) => start < this.step) ?? 0);
  }

  roundOn(): void {
    this.show(this.replay.epochs.find((start) => start > this.step) ?? this.last);
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.show(0);
    this.playing = !this.playing;
  }

  /** One step on while it plays; stops at the end. */
  tick(): void {
    if (!this.playing) return;
    if (this.atEnd) this.playing = false;
    else this.show(this.step + 1);
  }

  async #load(): Promise<void> {
    const { step, seat } = this;
    try {
      const position = await this.#get(step, seat);
      if (step !== this.step || seat !== this.seat) return; // the reader has gone on meanwhile
      this.position = position;
      this.trouble = null;
      if (step < this.last) this.#get(step + 1, seat).catch(() => undefined); // the likely next one
    } catch (error) {
      if (step === this.step && seat === this.seat) this.trouble = error;
    }
  }

  #get(step: number, seat: number): Promise<Position> {
    const key = `${seat}:${step}`;
    let position = this.#kept.get(key);
    if (!position) {
      position = this.fetch(step, seat);
      position.catch(() => this.#kept.delete(key));
      this.#kept.set(key, position);
    }
    return position;
  }
}
