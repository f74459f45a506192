// The table that somebody is about to set: every choice of the set-up page, and the request it becomes.
import type { EditionInfo, GameInfo, NewSeat, NewTable } from "../wire";

export type SeatKind = "me" | "open" | "local" | `bot:${string}`;

export interface SeatWish {
  key: number;
  kind: SeatKind;
  /** For a second person at this device. */
  name: string;
}

/** Minutes of absence to choose from, by speed; the middle one is the usual. */
export const HAND_OVER = { live: [2, 5, 15, 60], days: [1440, 3 * 1440, 7 * 1440] } as const;
const USUAL = { live: 5, days: 3 * 1440 };

export class Wish {
  edition: EditionInfo;
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, string>>({});
  speed = $state<"live" | "days">("live");
  spectators = $state(true);
  listed = $state(false);
  handOver = $state<number>(USUAL.live);
  #key = 0;

  constructor(readonly game: GameInfo) {
    const first = game.editions[0];
    if (!first) throw new Error(`${game.name} has no edition`);
    this.edition = $state(first);
    this.chooseEdition(first.name);
    this.add("me");
    this.add("open");
  }

  get mayAdd(): boolean {
    return this.seats.length < this.edition.most;
  }

  get mayRemove(): boolean {
    return this.seats.length > Math.max(1, this.edition.fewest);
  }

  /** It begins at once when nobody is waited for. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  chooseEdition(name: string): void {
    const chosen = this.game.editions.find((edition) => edition.name === name);
    if (!chosen) return;
    this.edition = chosen;
    this.options = Object.fromEntries(chosen.options.map((option) => [option.name, option.values[0] ?? ""]));
    this.seats = this.seats.slice(0, chosen.most);
  }

  chooseSpeed(speed: "live" | "days"): void {
    this.speed = speed;
    this.handOver = USUAL[speed];
  }

  add(kind: SeatKind): void {
    if (this.mayAdd) this.seats.push({ key: this.#key++, kind, name: "" });
  }

  remove(key: number): void {
    if (this.mayRemove) this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  /** The kinds a seat can have; only one seat is mine. */
  kinds(seat: SeatWish): SeatKind[] {
    const taken = this.seats.some((other) => other.kind === "me" && other.key !== seat.key);
    const bots = this.game.bots.map((level): SeatKind => `bot:${level}`);
    return [...(taken ? [] : (["me"] as const)), "open", "local", ...bots];
  }

  /** What differs from the usual; the rest is left to the game, whose defaults may depend on the number of seats. */
  #chosen(): Record<string, string> {
    const usual = new Map(this.edition.options.map((option) => [option.name, option.values[0]]));
    return Object.fromEntries(Object.entries(this.options).filter(([name, value]) => value !== usual.get(name)));
  }

  request(name: string): NewTable {
    return {
      game: this.game.name,
      edition: this.edition.name,
      options: this.#chosen(),
      seats: this.seats.map(seatRequest),
      speed: this.speed,
      spectators: this.spectators,
      listed: this.listed && this.waits,
      hand_over: this.handOver,
      name,
    };
  }
}

function seatRequest(seat: SeatWish): NewSeat {
  if (seat.kind.startsWith("bot:")) return { kind: "bot", level: seat.kind.slice(4) };
  if (seat.kind === "local") return { kind: "local", name: seat.name.trim() };
  return { kind: seat.kind as "me" | "open" };
}
