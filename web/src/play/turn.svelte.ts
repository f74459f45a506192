// What the seat in front has decided in its turn, step by step, and in the last turn that it ended. Knows no game.
import type { Move } from "../games/board";

export class Turn {
  made = $state.raw<readonly Move[]>([]);
  /** The whole turn that was ended last. */
  ended = $state.raw<readonly Move[] | null>(null);
  /** A hint was asked for in this turn. */
  helped = $state(false);

  play(move: Move | undefined, commits: boolean): void {
    if (move) this.made = [...this.made, move];
    if (!commits) return;
    this.ended = this.helped ? null : this.made;
    this.made = [];
    this.helped = false;
  }

  takeBack(): void {
    this.made = this.made.slice(0, -1);
  }

  restart(): void {
    this.made = [];
  }
}
