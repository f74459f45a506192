// What the home page shows: the games and the tables, asked for anew while the page is looked at.
import * as api from "../api";
import { me } from "../me.svelte";
import type { GameInfo, Lobby, TableInfo } from "../wire";
import { words } from "../words/words.svelte";

const EVERY = 10_000;

class Shelf {
  games = $state.raw<GameInfo[]>([]);
  lobby = $state.raw<Lobby>({ mine: [], open: [], finished: [] });
  ready = $state(false);
  trouble = $state.raw<unknown>(null);

  #loading: Promise<void> | null = null;

  /** Ask for everything; whoever asks while an answer is on its way gets that one. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #ask(): Promise<void> {
    try {
      const [games, lobby] = await Promise.all([api.games(), api.lobby()]);
      await words.need(...games.map((game) => game.name));
      this.games = games;
      this.lobby = lobby;
      this.ready = true;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Keep it fresh while the page is in sight; returns the way to stop. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.load();
    look();
    const timer = setInterval(look, EVERY);
    const stops = [me.follow(look), me.hear(look)]; // whose tables these are changes with who I am
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const shelf = new Shelf();

/** A game against bots, at once: two of them, of a level in the middle. */
export function playBots(game: GameInfo): Promise<TableInfo> {
  const level = game.bots[Math.floor(game.bots.length / 2)] ?? "";
  const most = Math.max(...game.editions.map((edition) => edition.most));
  const bots = Array.from({ length: Math.min(2, most - 1) }, () => ({ kind: "bot" as const, level }));
  return api.setTable({ game: game.name, seats: [{ kind: "me" }, ...bots] });
}
