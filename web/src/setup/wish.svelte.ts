// The table that somebody is about to set: every choice of the set-up page, and the request it becomes.
import type { EditionInfo, GameInfo, NewSeat, NewTable, Problem, SetupWish } from "../wire";

export type SeatKind = "me" | "open" | "local" | "kept" | `bot:${string}`;

export interface SeatWish {
  key: number;
  kind: SeatKind;
  /** For a second person at this device. */
  name: string;
  /** The seat at a table that is set already, which this one goes on with. */
  from?: number;
}

/** Minutes of absence to choose from, by speed; the middle one is the usual. */
export const HAND_OVER = { live: [2, 5, 15, 60], days: [1440, 3 * 1440, 7 * 1440] } as const;
const USUAL = { live: 5, days: 3 * 1440 };
/** Minutes for a decision to choose from, by speed; 0: as long as it takes. */
export const TURN_LIMIT = { live: [0, 1, 2, 5, 10], days: [0, 1440, 2 * 1440, 7 * 1440] } as const;

export class Wish {
  edition: EditionInfo;
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, string>>({});
  speed = $state<"live" | "days">("live");
  spectators = $state(true);
  listed = $state(false);
  hints = $state(false);
  handOver = $state<number>(USUAL.live);
  several = $state(false);
  turnLimit = $state(0);
  protected key = 0;

  /** `alone`: for one person against nobody or a printed opponent, where a game has that. */
  constructor(
    readonly game: GameInfo,
    alone = false,
  ) {
    const first = game.editions[0];
    if (!first) throw new Error(`${game.name} has no edition`);
    this.edition = $state(first);
    this.chooseEdition(first.name);
    this.add("me");
    if (!alone || this.edition.fewest > 1) this.add("open");
  }

  get alone(): boolean {
    return this.seats.length === 1;
  }

  /** One person and nobody else, or the usual two again. */
  playAlone(alone: boolean): void {
    const [first] = this.seats;
    if (alone && first) {
      first.kind = "me";
      this.seats = [first];
    } else if (this.alone) this.add("open");
  }

  /** Choose what the server says is possible, after the player has decided something larger. Only options can be mended:
   *  to the one that the game would choose itself, to the value that is allowed, or to the first one that is not refused. */
  mend({ field, args }: Problem): boolean {
    const option = this.edition.options.find(({ name }) => field === `option ${name}`);
    if (!option) return false;
    const [usual, allowed] = [String(args["usual"] ?? ""), String(args["allowed"] ?? "")];
    const wish = usual || allowed || option.values.find((value) => value !== this.options[option.name]);
    if (!wish) return false;
    this.options[option.name] = wish;
    return true;
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

  /** More than one person plays: the coach may be asked only if the host says so. */
  get together(): boolean {
    return this.seats.filter((seat) => !seat.kind.startsWith("bot:")).length > 1;
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
    this.turnLimit = 0;
  }

  add(kind: SeatKind): void {
    if (this.mayAdd) this.seats.push({ key: this.key++, kind, name: "" });
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
  protected chosen(): Record<string, string> {
    const usual = new Map(this.edition.options.map((option) => [option.name, option.values[0]]));
    return Object.fromEntries(Object.entries(this.options).filter(([name, value]) => value !== usual.get(name)));
  }

  /** What the server is asked while the player chooses: everything as it is shown. */
  question(): SetupWish {
    return { game: this.game.name, edition: this.edition.name, seats: this.seats.length, options: { ...this.options } };
  }

  request(name: string): NewTable {
    return { game: this.game.name, seats: this.seats.map(seatRequest), ...this.agreed(), name };
  }

  /** What holds at the table, whoever sits there. */
  protected agreed() {
    return {
      edition: this.edition.name,
      options: this.chosen(),
      speed: this.speed,
      spectators: this.spectators,
      listed: this.listed && this.waits,
      hand_over: this.handOver,
      hints: this.hints && this.together,
      several: this.several && this.waits,
      turn_limit: this.turnLimit,
    };
  }
}

function seatRequest(seat: SeatWish): NewSeat {
  if (seat.kind.startsWith("bot:")) return { kind: "bot", level: seat.kind.slice(4) };
  if (seat.kind === "local") return { kind: "local", name: seat.name.trim() };
  return { kind: seat.kind === "me" ? "me" : "open" };
}
