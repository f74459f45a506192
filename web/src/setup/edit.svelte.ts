// A table that is set and waits, as its host changes it: what is chosen on the sheet, and the request it becomes. Seats that
// nobody touched are sent as kept, so that whoever sits down meanwhile keeps the seat.
import type { ChangeTable, GameInfo, SeatState, TableInfo } from "../wire";
import { Wish, type SeatKind, type SeatWish } from "./wish.svelte";

type ChangedSeat = ChangeTable["seats"][number];

export class Edit extends Wish {
  /** The seats as they were; not there yet while the wish below us is being built. */
  private before: SeatState[] | undefined;

  constructor(game: GameInfo, table: TableInfo) {
    super(game);
    this.chooseEdition(table.edition);
    this.before = table.seats;
    this.options = { ...this.options, ...table.options };
    this.seats = table.seats.map((seat) => ({ key: this.key++, kind: kindOf(seat), name: seat.name, from: seat.seat }));
    this.speed = table.speed;
    this.handOver = table.hand_over;
    this.several = table.several;
    this.turnLimit = table.turn_limit;
    this.spectators = table.spectators;
    this.listed = table.listed;
    this.hints = table.hints;
  }

  /** Somebody sits there: the seat stays. */
  isTaken(seat: SeatWish): boolean {
    return this.#was(seat)?.kind === "person";
  }

  /** Where there are fewer seats, free ones and bots go first. */
  override chooseEdition(name: string): void {
    const seats = this.seats;
    super.chooseEdition(name);
    let free = this.edition.most - seats.filter((seat) => this.isTaken(seat)).length;
    this.seats = seats.filter((seat) => this.isTaken(seat) || free-- > 0);
  }

  override kinds(seat: SeatWish): SeatKind[] {
    const bots = this.game.bots.map((level): SeatKind => `bot:${level}`);
    const was = this.#was(seat);
    return [...(was && kindOf(was) === "kept" ? (["kept"] as const) : []), "open", ...bots];
  }

  change(): ChangeTable {
    return { seats: this.seats.map((seat) => this.#seat(seat)), ...this.agreed() };
  }

  #seat(seat: SeatWish): ChangedSeat {
    const before = this.#was(seat);
    if (before && kindOf(before) === seat.kind) return { kind: "kept", seat: before.seat };
    return seat.kind.startsWith("bot:") ? { kind: "bot", level: seat.kind.slice(4) } : { kind: "open" };
  }

  #was(seat: SeatWish): SeatState | undefined {
    return seat.from === undefined ? undefined : this.before?.[seat.from];
  }

  override get waits(): boolean {
    return this.seats.some((seat) => seat.kind === "open" || (seat.kind === "kept" && !this.isTaken(seat)));
  }
}

function kindOf(seat: SeatState): SeatKind {
  if (seat.kind === "bot") return `bot:${seat.level}`;
  return seat.name ? "kept" : "open";
}
