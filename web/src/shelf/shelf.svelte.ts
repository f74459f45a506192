// What the home page shows: the games and the tables, asked for anew while the page is looked at.
import * as api from "../api";
import { line } from "../house/line.svelte";
import { keepLooking } from "../house/looking";
import type { GameInfo, Lobby, TableInfo } from "../wire";
import { shelfOf } from "../words/bundles";
import { words } from "../words/words.svelte";

const EVERY = 10_000;
/** What was asked for while the page came is not asked for again when it is there. */
const JUST_NOW = 1_000;

class Shelf {
  games = $state.raw<GameInfo[]>([]);
  lobby = $state.raw<Lobby>({ mine: [], invited: [], let_go: [], open: [], finished: [] });
  ready = $state(false);
  trouble = $state.raw<unknown>(null);

  #loading: Promise<void> | null = null;
  #answered = -Infinity;

  /** Ask for everything; whoever asks while an answer is on its way gets that one. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** We are somebody else, or have changed something: an answer that is on its way may be older than that. */
  async again(): Promise<void> {
    await this.#loading;
    await this.load();
  }

  /** It is off my hands: no list shows it while the new one is on its way. */
  drop(id: string): void {
    const rest = (tables: TableInfo[]) => tables.filter((table) => table.id !== id);
    const { mine, invited, let_go, open, finished } = this.lobby;
    this.lobby = { mine: rest(mine), invited: rest(invited), let_go: rest(let_go), open: rest(open), finished: rest(finished) };
  }

  async #ask(): Promise<void> {
    try {
      const [games, lobby] = await Promise.all([api.games(), api.lobby()]);
      await words.need(...games.map((game) => shelfOf(game.name)));
      this.games = games;
      this.lobby = lobby;
      this.ready = true;
      this.trouble = null;
      this.#answered = performance.now();
    } catch (error) {
      this.trouble = line.gone ? null : error; // a line that is gone is told on every page
    }
  }

  /** Keep it fresh while the page is in sight; returns the way to stop. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.load();
    if (performance.now() - this.#answered > JUST_NOW) look();
    return keepLooking(look, EVERY, () => void this.again());
  }
}

export const shelf = new Shelf();

/** A game against bots, at once: two of them, of the usual level. */
export function playBots(game: GameInfo): Promise<TableInfo> {
  const level = game.usual;
  const most = Math.max(...game.editions.map((edition) => edition.most));
  const bots = Array.from({ length: Math.min(2, most - 1) }, () => ({ kind: "bot" as const, level }));
  return api.setTable({ game: game.name, seats: [{ kind: "me" }, ...bots] });
}
