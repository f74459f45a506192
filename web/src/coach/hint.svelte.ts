// A hint while somebody plays: asks the server, at once for what looks best and then for what ends best, and goes along while
// the player does what is advised. Knows no game and draws nothing.
import * as api from "../api";
import type { Move } from "../games/board";
import type { Hint, HintChoice } from "../wire";

/** So many choices there are, the best among them. */
export const TOLD = 3;

export function isSame(one: Move, other: Move): boolean {
  const names = Object.keys({ ...one.fields, ...other.fields });
  return one.kind === other.kind && names.every((name) => one.fields[name] === other.fields[name]);
}

export class Advice {
  hint = $state.raw<Hint | null>(null);
  /** A better answer is still to come. */
  thinking = $state(false);
  /** The other choices are shown too. */
  wide = $state(false);
  /** The choice that is marked on the board. */
  place = $state(0);
  problem = $state.raw<unknown>(null);
  /** So many of its moves have been played. */
  done = $state(0);
  private asked = 0;

  readonly choice: HintChoice | null = $derived(this.hint?.choices[this.place] ?? null);
  /** What is still to be done. */
  readonly rest: Move[] = $derived(this.choice?.moves.slice(this.done) ?? []);
  readonly open: boolean = $derived(this.hint !== null || this.thinking || this.problem !== null);

  /** The first press asks, the second shows the other choices. */
  async press(table: string, seat: number): Promise<void> {
    if (this.hint && this.done === 0) this.wide = this.hint.choices.length > 1;
    else if (!this.thinking) await this.ask(table, seat);
  }

  async ask(table: string, seat: number): Promise<void> {
    this.close();
    const mine = this.asked;
    this.thinking = true;
    try {
      for (const depth of ["quick", "full"] as const) {
        const told = await api.hint(table, { seat, depth });
        if (mine !== this.asked) return; // closed meanwhile, or asked anew
        if (this.done === 0) this.take(told);
      }
    } catch (error) {
      if (mine === this.asked && !this.hint) this.problem = error; // a first answer is better than a trouble
    }
    if (mine === this.asked) this.thinking = false;
  }

  /** A better answer keeps the choice in view that the player looks at, if it is still among them. */
  private take(told: Hint): void {
    const looked = this.place > 0 ? this.choice : null;
    this.hint = told;
    const again = looked ? told.choices.findIndex(({ moves }) => moves.length === looked.moves.length && moves.every((move, index) => isSame(move, looked.moves[index]!))) : 0;
    this.place = Math.max(0, again);
  }

  show(place: number): void {
    if (this.done === 0) this.place = place;
  }

  /** The player does something: as advised, and the hint goes on, or not, and it is over. */
  played(move: Move | undefined): void {
    const next = this.rest[0];
    if (!this.open) return;
    if (!move || !next || !isSame(move, next)) this.close();
    else if (this.rest.length === 1) this.close();
    else {
      this.done++;
      this.wide = false;
    }
  }

  close(): void {
    this.asked++;
    this.hint = null;
    this.problem = null;
    this.thinking = this.wide = false;
    this.place = this.done = 0;
  }
}
