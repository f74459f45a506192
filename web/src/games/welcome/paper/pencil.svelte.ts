// The pencil on a sheet that is written down after a game: the house it points at, and the marks it makes there. One key a
// house is enough: a number that follows a number goes into the next house.
import { EMPTY, placeOf, type WelcomePad, type Written } from "./entry";

export type Mark = "bis" | "pool" | "roundabout" | "fence";

export class Pencil {
  /** Street and house from 1; null while it lies beside the sheet. */
  at = $state<{ street: number; house: number } | null>(null);
  /** Something was written here since the pencil came: the next number goes on to the next house. */
  #done = false;
  /** Digits typed on a keyboard, which may become a larger number. */
  #typed = "";
  readonly pad: WelcomePad;
  /** How many houses each street has. */
  readonly lengths: () => readonly number[];

  constructor(pad: WelcomePad, lengths: () => readonly number[]) {
    this.pad = pad;
    this.lengths = lengths;
  }

  get here(): Written {
    return (this.at && this.pad.entry.houses[placeOf(this.at.street, this.at.house)]) ?? EMPTY;
  }

  point(street: number, house: number): void {
    this.at = { street, house };
    this.#done = false;
    this.#typed = "";
  }

  leave(): void {
    this.at = null;
  }

  /** So many houses on, over the ends of the streets; false at the ends of the sheet. */
  step(by: number): boolean {
    if (!this.at) return false;
    const lengths = this.lengths();
    let { street, house } = this.at;
    house += by;
    if (house < 1 && street > 1) house = lengths[--street - 1]!;
    else if (house > lengths[street - 1]! && street < lengths.length) [street, house] = [street + 1, 1];
    if (house < 1 || house > lengths[street - 1]!) return false;
    this.point(street, house);
    return true;
  }

  /** To the same place of another street. */
  cross(by: number): void {
    const street = (this.at?.street ?? 0) + by;
    const length = this.lengths()[street - 1];
    if (this.at && length) this.point(street, Math.min(this.at.house, length));
  }

  #put(change: Partial<Written>): void {
    if (!this.at) return;
    const place = placeOf(this.at.street, this.at.house);
    const now = { ...this.here, ...change };
    const { houses } = this.pad.entry;
    if (now.number === null && !now.pool && !now.fence && !now.roundabout) delete houses[place];
    else houses[place] = now;
  }

  /** A number from the keys on the page. */
  number(number: number): void {
    if (this.#done && !this.step(1)) return;
    this.#put({ number, roundabout: false });
    this.#done = true;
  }

  /** The house stays empty. */
  skip(): void {
    if (this.#done && !this.step(1)) return;
    this.#put({ number: null, bis: false, pool: false, roundabout: false });
    this.#done = true;
  }

  toggle(mark: Mark): void {
    const on = !this.here[mark];
    if (mark === "roundabout") this.#put({ roundabout: on, number: null, bis: false, pool: false });
    else this.#put({ [mark]: on });
    this.#done = true;
  }

  /** A digit from a keyboard: the second one may make a larger number of the first. */
  digit(digit: string, highest: number): void {
    const longer = Number(this.#typed + digit);
    this.#typed = this.#typed && longer <= highest ? this.#typed + digit : digit;
    this.#put({ number: Number(this.#typed), roundabout: false });
  }

  /** A key of the keyboard, while a house is in focus; false for one that means nothing here. */
  key(key: string, highest: number): boolean {
    if (/^\d$/.test(key)) this.digit(key, highest);
    else if (key === "ArrowRight" || key === " ") return this.step(1);
    else if (key === "ArrowLeft") return this.step(-1);
    else if (key === "ArrowUp") this.cross(-1);
    else if (key === "ArrowDown") this.cross(1);
    else if (key === "Backspace" || key === "Delete") this.#put({ ...EMPTY, fence: this.here.fence });
    else if (key in KEYS) this.toggle(KEYS[key]!);
    else return false;
    return true;
  }
}

/** Letters that make marks, as the text writes them. */
const KEYS: Record<string, Mark> = { b: "bis", "*": "pool", p: "pool", o: "roundabout", "|": "fence", f: "fence" };
