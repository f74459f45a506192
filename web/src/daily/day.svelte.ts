// A day as the server tells it, with the words it needs, asked for anew while somebody looks.
import * as api from "../api";
import { keepLooking } from "../house/looking";
import type { Day } from "../wire";
import { words } from "../words/words.svelte";

const EVERY = 30_000;

export class DayWatch {
  day = $state.raw<Day | null>(null);
  trouble = $state.raw<unknown>(null);
  /** What the server's clock is ahead of ours, in milliseconds. */
  #ahead = 0;
  #asked = 0;

  /** `name`: 2026-11-17, or `today`; `subjects`: what has to be said of each game. */
  constructor(
    private readonly name: string,
    private readonly subjects: (game: string) => string[],
  ) {}

  async load(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const told = await api.day(this.name);
      await words.need("days", ...told.deals.flatMap((deal) => this.subjects(deal.game)));
      if (asked !== this.#asked) return; // a later question has been asked meanwhile
      this.#ahead = told.now * 1000 - Date.now();
      this.day = told;
      this.trouble = null;
    } catch (error) {
      if (asked === this.#asked) this.trouble = error;
    }
  }

  /** Now, as the server counts. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Keep it fresh while the page is in sight; returns the way to stop. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.load();
    look();
    return keepLooking(look, EVERY);
  }
}
