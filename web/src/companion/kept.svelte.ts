// A game at a real table as a phone keeps it: what the server told before it began, what was wished, and every moment since, so
// that each step can be taken back. It lives in this browser and needs no line.

interface Kept<Deal, Wish, Moment> {
  deal: Deal;
  wish: Wish;
  moments: Moment[];
}

/** More steps back than anybody takes; the memory of a browser has an end. */
const MOST = 300;

export class KeptTable<Deal, Wish, Moment> {
  readonly #key: string;
  readonly #usual: Wish;
  #kept = $state.raw<Kept<Deal, Wish, Moment> | null>(null);

  constructor(game: string, usual: Wish, fits: (deal: Deal) => boolean) {
    this.#key = `tabletown.companion.${game}`;
    this.#usual = usual;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept<Deal, Wish, Moment> | null;
      if (kept?.moments.length && fits(kept.deal)) this.#kept = kept;
    } catch {
      // Somebody else's text under our key, or that of an older Tabletown: begin anew.
    }
  }

  get deal(): Deal | null {
    return this.#kept?.deal ?? null;
  }

  get wish(): Wish {
    return { ...this.#usual, ...this.#kept?.wish };
  }

  get now(): Moment {
    return this.#kept!.moments.at(-1)!;
  }

  get canUndo(): boolean {
    return (this.#kept?.moments.length ?? 0) > 1;
  }

  undo(): void {
    if (this.#kept && this.canUndo) this.#keep({ ...this.#kept, moments: this.#kept.moments.slice(0, -1) });
  }

  end(): void {
    this.#keep(null);
  }

  protected start(deal: Deal, wish: Wish, first: Moment): void {
    this.#keep({ deal, wish, moments: [first] });
  }

  add(change: Partial<Moment>): void {
    if (this.#kept) this.#keep({ ...this.#kept, moments: [...this.#kept.moments, { ...this.now, ...change }].slice(-MOST) });
  }

  #keep(kept: Kept<Deal, Wish, Moment> | null): void {
    this.#kept = kept;
    try {
      if (kept) localStorage.setItem(this.#key, JSON.stringify(kept));
      else localStorage.removeItem(this.#key);
    } catch {
      // Without storage everything stays as long as the page is open.
    }
  }
}
