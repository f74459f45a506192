// My finished games, asked for until the server has counted all of them.
import * as api from "../api";
import { me } from "../me.svelte";
import type { MyGames } from "../wire";
import { subjectsOf } from "../words/bundles";
import { words } from "../words/words.svelte";
import { kinds } from "./stats";

const PAUSE = 700;

export class Mine {
  told = $state.raw<MyGames | null>(null);
  trouble = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  async load(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const told = await api.myGames();
      await words.need("mine", ...kinds(told.games).flatMap(subjectsOf));
      const before = this.told?.waiting ?? Infinity;
      this.told = told;
      this.trouble = null;
      // What cannot be counted at all stays missing: asking on would be for nothing.
      if (told.waiting && told.waiting < before && !this.#stopped) this.#timer = setTimeout(() => void this.load(), PAUSE);
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Begin; returns the way to stop. */
  watch(): () => void {
    const look = () => void this.load();
    look();
    const stops = [me.follow(look), me.hear(look)];
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      for (const stop of stops) stop();
    };
  }
}
