// One table's socket: connects, keeps it alive, connects again when it breaks, and sends what was not answered once more.
// It knows the shape of messages but not what they mean; the session does. Time and sockets come from outside, for tests.
import type { ClientMessage, ServerMessage } from "../wire";

export type Status = "connecting" | "open" | "lost" | "ended";

/** The part of WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  open(url: string): Socket;
  /** Call later; returns the way to call it off. */
  later(milliseconds: number, call: () => void): () => void;
  random(): number;
}

export interface Listener {
  onmessage(message: ServerMessage): void;
  onstatus(status: Status, code: number): void;
}

type Intention = Extract<ClientMessage, { type: "play" | "take_back" | "restart" }>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const BEAT = 20_000; // so often we say that we are there, and ask whether the server is
const PATIENCE = 8_000; // and after so long without an answer we hang up
const BREATH = 1_000; // so long we wait when there were too many messages
const TOO_MANY = 429;
/** Codes after which connecting again would change nothing; see docs/server.md. */
const FINAL = [4403, 4404, 4409];

export class Connection {
  #socket: Socket | null = null;
  #status: Status = "connecting";
  #tries = 0;
  #unanswered = new Map<string, Intention>();
  #cancel: () => void = () => {};
  #asked = false;

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
    private readonly world: World,
  ) {
    this.#connect();
  }

  /** Send something that must not get lost: it is sent again after every break until the server answers its id. */
  intend(message: Intention): void {
    this.#unanswered.set(message.id, message);
    this.say(message);
  }

  /** Send something that only matters now. */
  say(message: ClientMessage): void {
    if (this.#status === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** The network may be back: do not wait any longer. */
  hurry(): void {
    if (this.#status !== "lost") return;
    this.#tries = 0;
    this.#connect();
  }

  /** Connect anew at once: the server is to see us with other eyes. What was not answered is sent once more. */
  renew(): void {
    this.#tries = 0;
    this.#become("connecting", 0);
    this.#connect();
  }

  end(): void {
    this.#leave("ended", 0);
  }

  #connect(): void {
    this.#cancel();
    this.#drop();
    const socket = this.world.open(this.url());
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = (event) => this.#leave(FINAL.includes(event.code) ? "ended" : "lost", event.code);
  }

  #opened(): void {
    this.#tries = 0;
    this.#become("open", 0);
    for (const message of this.#unanswered.values()) this.say(message);
    this.#beat();
  }

  #heard(data: unknown): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === "failed" && message.problem.code === TOO_MANY) this.#again(message.id);
    else if ("id" in message && message.type !== "pong") this.#unanswered.delete(message.id);
    if (this.#asked) this.#beat();
    this.listener.onmessage(message);
  }

  /** The server had too much to do for us: the same intention goes out once more, a little later. */
  #again(id: string): void {
    const message = this.#unanswered.get(id);
    if (message) this.world.later(BREATH, () => this.#unanswered.has(id) && this.say(message));
  }

  /** However much there is to hear: a page that says nothing is frozen, for all that the server knows. */
  #beat(): void {
    this.#cancel();
    this.#asked = false;
    this.#cancel = this.world.later(BEAT, () => {
      this.#asked = true;
      this.say({ type: "ping", id: newId() });
      this.#cancel = this.world.later(PATIENCE, () => this.#leave("lost", 0));
    });
  }

  #leave(status: "lost" | "ended", code: number): void {
    this.#cancel();
    this.#drop();
    this.#become(status, code);
    if (status === "ended") return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // Half of it by chance, so that a server that comes back is not met by everybody at once.
    this.#cancel = this.world.later(wait * (0.5 + this.world.random() / 2), () => this.#connect());
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #become(status: Status, code: number): void {
    if (status === this.#status) return;
    this.#status = status;
    this.listener.onstatus(status, code);
  }
}

/** A new id for one intention of the player. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const browserWorld: World = {
  open: (url) => new WebSocket(url) as Socket,
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
