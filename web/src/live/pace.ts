// The pace at which a reader sees what others do. The server tells everything at once; what came is shown here step by step,
// each long enough to be followed. Nothing is left out and nothing changes places. Whoever is to decide, looks away or does
// not want to wait sees the newest at once. It knows no socket and no page; the session asks it what to show.
import type { LogEntry, Position, TableInfo } from "../wire";

export const PACES = ["at_once", "brisk", "calm"] as const;
export type Pace = (typeof PACES)[number];

/** What a page draws of a table. */
export interface Frame {
  table: TableInfo | null;
  position: Position | null;
  log: LogEntry[];
}

export interface Watch {
  pace(): Pace;
  /** Nobody sees the page: there is nothing to wait for. */
  hidden(): boolean;
  now(): number;
  /** Call later; returns the way to call it off. */
  later(milliseconds: number, call: () => void): () => void;
}

/** How long one thing that somebody did stays, and how long we are behind at most, in milliseconds. */
const STAYS: Record<Pace, number> = { at_once: 0, brisk: 650, calm: 1500 };
const BEHIND: Record<Pace, number> = { at_once: 0, brisk: 3_000, calm: 9_000 };
const SHORTEST = 120;

export class Pacer {
  #shown: Frame = { table: null, position: null, log: [] };
  #waiting: { frame: Frame; came: number }[] = [];
  /** Something is being looked at: the next frame waits. Null when nothing is. */
  #cancel: (() => void) | null = null;

  constructor(
    private readonly watch: Watch,
    /** Draw this. `from` is where the lines of the log begin that tell what happened just now, null when we keep up. */
    private readonly show: (frame: Frame, from: number | null) => void,
  ) {}

  /** The table stands like this now. */
  offer(frame: Frame): void {
    this.#waiting.push({ frame, came: this.watch.now() });
    this.#go();
  }

  /** The reader could decide already, were they not still looking at what led there. */
  get awaited(): boolean {
    const newest = this.#waiting.at(-1)?.frame;
    return newest !== undefined && mayDecide(newest);
  }

  /** Do not wait any longer. */
  catchUp(): void {
    this.#cancel?.();
    this.#cancel = null;
    const newest = this.#waiting.at(-1)?.frame ?? this.#shown;
    this.#waiting = [];
    this.#draw(newest, null);
  }

  #go(): void {
    if (this.#hurries()) this.catchUp();
    else while (!this.#cancel && this.#waiting.length) this.#next();
  }

  #hurries(): boolean {
    return this.watch.pace() === "at_once" || this.watch.hidden() || mayDecide(this.#shown) || isNew(this.#shown, this.#waiting[0]?.frame);
  }

  #next(): void {
    const before = this.#shown;
    const { frame, came } = this.#waiting.shift()!;
    const stays = mayDecide(frame) || frame.log.length <= before.log.length ? 0 : this.#time(came);
    if (!stays) {
      this.#draw(frame, null);
      return;
    }
    this.#cancel = this.watch.later(stays, () => {
      this.#cancel = null;
      if (!this.#waiting.length) this.#draw(this.#shown, null);
      this.#go();
    });
    this.#draw(frame, before.log.length);
  }

  /** Longer when little waits, shorter when much does; none when we are too far behind. */
  #time(came: number): number {
    const pace = this.watch.pace();
    const left = BEHIND[pace] - (this.watch.now() - came);
    if (left < SHORTEST) return 0;
    return Math.min(STAYS[pace], Math.max(SHORTEST, left / (this.#waiting.length + 1)));
  }

  #draw(frame: Frame, from: number | null): void {
    this.#shown = frame;
    this.show(frame, from);
  }
}

/** Somebody at this device has something to do here, and nothing else matters. */
function mayDecide({ table, position }: Frame): boolean {
  if (position?.legal.length) return true;
  return table?.seats.some((seat) => seat.mine && seat.thinking && !seat.handed_over) ?? false;
}

/** Another table, other eyes, or the first look: there is nothing to follow. */
function isNew(shown: Frame, next: Frame | undefined): boolean {
  return !shown.position || !next?.position || shown.position.seat !== next.position.seat;
}
