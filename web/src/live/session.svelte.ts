// A table as the page sees it while its socket is open: what is known, what is on its way, whose eyes we look through.
// The server is the truth; this only remembers what it said and asks it for things.
import type { SeatState } from "../wire";
import { Connection, browserWorld, newId, type Status, type World } from "./connection";
import { NOTHING, hear, type Knowledge } from "./news";

export class Session {
  known = $state.raw<Knowledge>(NOTHING);
  status = $state<Status>("connecting");
  /** Why the server does not want to talk: a close code, 0 while it does. */
  ended = $state(0);
  #seat: number | null = null;
  #connection: Connection;

  constructor(
    readonly id: string,
    world: World = browserWorld,
  ) {
    this.#connection = new Connection(() => this.#url(), this.#listener, world);
  }

  get table() {
    return this.known.table;
  }

  get position() {
    return this.known.position;
  }

  /** A move is on its way: nothing more can be played until its answer is here. */
  get busy(): boolean {
    return this.known.waiting !== null;
  }

  /** The seat whose turn one sees and plays, if it is one's own. */
  get own(): SeatState | null {
    const seat = this.position?.seats[this.position.seat];
    return seat?.mine && !seat.handed_over ? seat : null;
  }

  play(action: number): void {
    this.#intend((id, seq, seat) => ({ type: "play", id, seq, seat, action }));
  }

  takeBack(): void {
    this.#intend((id, seq, seat) => ({ type: "take_back", id, seq, seat }));
  }

  restart(): void {
    this.#intend((id, seq, seat) => ({ type: "restart", id, seq, seat }));
  }

  why(action: number): void {
    const seat = this.position?.seat ?? -1;
    if (seat >= 0) this.#connection.say({ type: "why", id: newId(), seat, action });
  }

  look(seat: number): void {
    this.#seat = seat;
    this.known = { ...this.known, waiting: null, rule: "" };
    this.#connection.say({ type: "look", seat });
  }

  /** The reader has seen why something was refused. */
  understand(): void {
    if (this.known.rule || this.known.trouble) this.known = { ...this.known, rule: "", trouble: "" };
  }

  hurry(): void {
    this.#connection.hurry();
  }

  end(): void {
    this.#connection.end();
  }

  #intend(make: (id: string, seq: number, seat: number) => Parameters<Connection["intend"]>[0]): void {
    const position = this.position;
    if (!position || position.seat < 0 || this.busy) return;
    const id = newId();
    this.known = { ...this.known, waiting: { id, until: null }, rule: "", trouble: "" };
    this.#connection.intend(make(id, position.seq, position.seat));
  }

  #url(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const eyes = this.#seat === null ? "" : `?seat=${this.#seat}`;
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/live${eyes}`;
  }

  #listener = {
    onmessage: (message: Parameters<typeof hear>[1]) => {
      this.known = hear(this.known, message);
    },
    onstatus: (status: Status, code: number) => {
      this.status = status;
      this.ended = status === "ended" ? code : 0;
    },
  };
}
