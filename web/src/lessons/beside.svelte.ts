// The coach at a learner's side once the steps are over: it thinks of each turn before it is played, and says afterwards whether
// it would have done the same. It never speaks before the learner has decided; whoever wants that asks for a hint.
import * as api from "../api";
import { isSame } from "../coach/hint.svelte";
import type { Move } from "../games/board";
import type { HintChoice } from "../wire";

/** What it thought of: the moves, and how they are told in words, as the board stood then. */
interface Idea {
  moves: readonly Move[];
  turn: string;
  /** Empty where it has none to give. */
  reason: string;
  /** So much of the turn had been played already. */
  from: number;
}

export interface Remark {
  same: boolean;
  turn: string;
  reason: string;
}

export class Beside {
  remark = $state.raw<Remark | null>(null);
  #idea: Idea | null = null;
  #asked = -1;

  /** Think of the position that is `seen`; once for each. Without an answer it keeps quiet. */
  async think(table: string, seat: number, seen: number, from: number, tell: (choice: HintChoice) => Pick<Idea, "turn" | "reason">): Promise<void> {
    if (this.#asked === seen) return;
    this.#asked = seen;
    this.#idea = null;
    try {
      const { choices } = await api.hint(table, { seat, depth: "quick" });
      const [best] = choices;
      if (this.#asked === seen && best && choices.length > 1) this.#idea = { moves: best.moves, from, ...tell(best) };
    } catch {
      // It has nothing to say then.
    }
  }

  /** The learner has ended this turn. */
  judge(played: readonly Move[]): void {
    const idea = this.#idea;
    this.#idea = null;
    if (!idea) return;
    const made = played.slice(idea.from);
    const same = idea.moves.every((move, place) => made[place] !== undefined && isSame(move, made[place]));
    // Whoever cannot say why it should have been otherwise says nothing.
    if (same || idea.reason) this.remark = { same, turn: idea.turn, reason: idea.reason };
  }

  /** It has been read, or there is something new to decide on. */
  hush(): void {
    this.remark = null;
  }
}
