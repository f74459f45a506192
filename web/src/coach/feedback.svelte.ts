// Feedback as one goes: when a turn of mine has ended, the coach is asked whether it was good. Knows no game and draws nothing.
import * as api from "../api";
import type { GameModule } from "../games/board";
import type { Feedback, Position } from "../wire";
import { words } from "../words/words.svelte";

export class LookBack {
  told = $state.raw<Feedback | null>(null);
  /** The coach is looking at the turn. */
  looking = $state(false);
  /** The better turn lies on the board. */
  shown = $state(false);
  /** Something of mine was played since the coach was last asked. */
  private touched = false;
  /** Where the last turn began that was told of. */
  private last = -1;
  private asked = 0;

  readonly open: boolean = $derived(this.looking || this.told !== null);

  played(): void {
    this.touched = true;
    this.shown = false;
  }

  tookBack(): void {
    this.touched = false;
    this.shown = false;
  }

  close(): void {
    this.asked++;
    this.told = null;
    this.looking = this.shown = false;
  }

  /** The position that lies on the board instead of the real one: what the better turn makes of it, or where it is made. */
  board(game: GameModule): Position | null {
    if (!this.shown || !this.told) return null;
    return game.made ? this.told.better : this.told.before;
  }

  /** Ask, if anything was played. Whatever goes wrong, the game goes on without it. */
  async turnEnded(table: string, game: string, seat: number): Promise<void> {
    if (!this.touched) return;
    this.touched = false;
    const mine = ++this.asked;
    this.looking = true;
    this.shown = false;
    try {
      const [found] = await Promise.all([api.feedback(table, { seat, after: this.last }), words.need("coach", "review", `coach_${game}`)]);
      if (mine !== this.asked) return;
      if (found.step >= 0) this.last = found.step;
      this.told = found.step >= 0 && found.turn ? found : null;
    } catch {
      if (mine === this.asked) this.told = null;
    } finally {
      if (mine === this.asked) this.looking = false;
    }
  }
}
