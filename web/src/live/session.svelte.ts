// A table as the page sees it while its socket is open: what is known, what is on its way, whose eyes we look through.
// The server is the truth; this only remembers what it said and asks it for things, and shows what others do at the reader's
// pace. A socket serves whom its cookie named when it was opened: as soon as we are somebody else, it is opened anew.
import { me } from "../me.svelte";
import { paceNow } from "../settings.svelte";
import type { SeatState } from "../wire";
import { Connection, browserWorld, newId, type Status, type World } from "./connection";
import { NOTHING, hear, type Knowledge } from "./news";
import { Pacer, type Watch } from "./pace";

/** The part of the person that a session needs. */
export interface Who {
  readonly id: string | null;
  load(): Promise<void>;
  follow(call: () => void): () => void;
}

/** The reader's clock: how fast others are followed, and whether anybody looks. */
const clock: Watch = {
  pace: paceNow,
  hidden: () => document.hidden,
  now: () => Date.now(),
  later: browserWorld.later,
};
const MOST_HEALING = 3;
const NO_SPECTATORS = 4403;

export class Session {
  /** What the page shows. It may be a moment behind the truth, while the reader follows what others do. */
  known = $state.raw<Knowledge>(NOTHING);
  /** Where the lines of the log begin that tell what is happening just now; null while the page keeps up. */
  following = $state<number | null>(null);
  #truth: Knowledge = NOTHING;
  #pacer: Pacer;
  status = $state<Status>("connecting");
  /** Why the server does not want to talk: a close code, 0 while it does. */
  ended = $state(0);
  #seat: number | null = null;
  #connection: Connection;
  /** Whom the socket serves, as the server said; null until it has. */
  #served: string | null = null;
  #healing = 0;
  #unfollow: () => void;

  constructor(
    readonly id: string,
    world: World = browserWorld,
    private readonly who: Who = me,
    private readonly watch: Watch = clock,
  ) {
    this.#pacer = new Pacer(watch, ({ table, position, log }, from) => {
      this.known = { ...this.#truth, table, position, log };
      this.following = from;
    });
    this.#connection = new Connection(() => this.#url(), this.#listener, world);
    this.#unfollow = who.follow(() => this.#meet());
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
    const seat = this.position ? this.table?.seats[this.position.seat] : undefined;
    return seat?.mine && !seat.handed_over ? seat : null;
  }

  play(action: number): void {
    this.#intend((id, seen, seat) => ({ type: "play", id, seen, seat, action }));
  }

  takeBack(): void {
    this.#intend((id, seen, seat) => ({ type: "take_back", id, seen, seat }));
  }

  restart(): void {
    this.#intend((id, seen, seat) => ({ type: "restart", id, seen, seat }));
  }

  why({ kind, fields }: { kind: string; fields: Record<string, number> }): void {
    const seat = this.position?.seat ?? -1;
    if (seat >= 0) this.#connection.say({ type: "why", id: newId(), seat, kind, fields });
  }

  look(seat: number): void {
    this.#seat = seat;
    this.#note({ waiting: null, rule: "" });
    this.#connection.say({ type: "look", seat });
  }

  /** The reader has seen why something was refused. */
  understand(): void {
    if (this.known.rule || this.known.trouble) this.#note({ rule: "", trouble: "" });
  }

  /** It is our turn already, only the page does not show it yet. */
  get awaited(): boolean {
    return this.#pacer.awaited;
  }

  /** The reader does not want to follow any longer, or does not look: show how the table stands. */
  catchUp(): void {
    this.#pacer.catchUp();
  }

  /** The page is seen, or is not any more. Whoever only has it open somewhere is called when it is their turn. */
  attend(looks: boolean): void {
    this.#connection.say({ type: "watch", looks });
    if (looks) this.hurry();
    else this.catchUp();
  }

  /** The line may be back. A door that was closed to spectators may have been opened for us. */
  hurry(): void {
    if (this.ended === NO_SPECTATORS) this.#renew();
    else this.#connection.hurry();
  }

  end(): void {
    this.#unfollow();
    this.#pacer.catchUp();
    this.#connection.end();
  }

  #intend(make: (id: string, seen: number, seat: number) => Parameters<Connection["intend"]>[0]): void {
    const position = this.position;
    if (!position || position.seat < 0 || this.busy) return;
    const id = newId();
    this.#note({ waiting: { id, until: null }, rule: "", trouble: "" });
    this.#connection.intend(make(id, position.seen, position.seat));
  }

  /** Something changes besides how the table stands. */
  #note(change: Partial<Omit<Knowledge, "table" | "position" | "log">>): void {
    this.#truth = { ...this.#truth, ...change };
    this.known = { ...this.known, ...change };
  }

  /** We are somebody else than before: the socket must know. One that is being opened will say whom it serves. */
  #meet(): void {
    const strange = this.#served !== null && this.#served !== this.who.id;
    if (strange || this.status === "ended") this.#renew();
  }

  #renew(): void {
    this.#served = null;
    this.#connection.renew();
  }

  #introduced(served: string): void {
    this.#served = served;
    if (served === this.who.id) this.#healing = 0;
    else if (this.who.id !== null) void this.#heal();
  }

  /** The socket serves another than we think we are. One of the two is old: ask, and connect anew if it is the socket. */
  async #heal(): Promise<void> {
    if (this.#healing >= MOST_HEALING) return; // something between us and the server takes our cookie away
    this.#healing += 1;
    await this.who.load().catch(() => undefined);
    if (this.#served !== null && this.#served !== this.who.id) this.#renew();
  }

  #url(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const eyes = this.#seat === null ? "" : `?seat=${this.#seat}`;
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/live${eyes}`;
  }

  #listener = {
    onmessage: (message: Parameters<typeof hear>[1]) => {
      if (message.type === "table") this.#introduced(message.me);
      this.#truth = hear(this.#truth, message);
      const { table, position, log, ...rest } = this.#truth;
      if (["table", "seats", "position"].includes(message.type)) this.#pacer.offer({ table, position, log });
      this.#note(rest);
    },
    onstatus: (status: Status, code: number) => {
      this.status = status;
      if (status !== "open") this.#served = null;
      this.ended = status === "ended" ? code : 0;
      if (status === "open" && this.watch.hidden()) this.#connection.say({ type: "watch", looks: false });
    },
  };
}
