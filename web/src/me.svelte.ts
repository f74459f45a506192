// Who sits at this device, as the server knows it, and the only place that keeps it. Every answer that makes us somebody
// passes here; whoever depends on it (sockets, lists) is called at once, and so are the other tabs of this browser.
import * as api from "./api";
import type { Me } from "./wire";

const CHANNEL = "tabletown.me";
const CHANGED = "changed";
const ACTED = "acted";

/** The part of BroadcastChannel that is used here. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

export class Person {
  /** What the server calls us, and only us: empty while we are nobody, null until it has said. */
  id = $state<string | null>(null);
  name = $state("");
  /** This browser was somebody whom it no longer knows: its cookies were removed or have expired. */
  forgotten = $state(false);
  #changes = 0;
  #followers = new Set<(was: string | null) => void>();
  #elsewhere = new Set<() => void>();

  constructor(private readonly channel: Channel | null) {
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      if (data === ACTED) for (const call of this.#elsewhere) call();
      else void this.load().catch(() => undefined);
    };
  }

  /** Ask the server whom our cookie names. An answer that was overtaken by a change counts for nothing. */
  async load(): Promise<void> {
    const before = this.#changes;
    const told = await api.me();
    if (before === this.#changes) this.#become(told);
  }

  /** Whether we have a name, asked of the server where it has not said so yet: nobody is asked for what it knows, or renamed.
   * Where it cannot be asked, what is done next will say so. */
  async isNamed(): Promise<boolean> {
    if (this.id === null) await this.load().catch(() => undefined);
    return this.name !== "";
  }

  async rename(name: string): Promise<void> {
    this.heard(await api.rename(name));
  }

  /** Become somebody before something is done that must not get lost together with its answer. */
  async arrive(): Promise<void> {
    if (!this.id) this.heard(await api.arrive());
  }

  /** An answer changed who we are. */
  heard(now: Me): void {
    if (this.#become(now)) this.channel?.postMessage(CHANGED);
  }

  /** Something of ours was changed on this page: lists in other tabs are old now. */
  acted(): void {
    this.channel?.postMessage(ACTED);
  }

  /** Call whenever we changed something in another tab; returns the way to stop. */
  hear(call: () => void): () => void {
    this.#elsewhere.add(call);
    return () => this.#elsewhere.delete(call);
  }

  /** Call whenever we become somebody else, with whom we were before; returns the way to stop. */
  follow(call: (was: string | null) => void): () => void {
    this.#followers.add(call);
    return () => this.#followers.delete(call);
  }

  /** The reader knows. */
  understand(): void {
    this.forgotten = false;
  }

  #become(now: Me): boolean {
    const was = this.id;
    if (was === now.id && this.name === now.name) return false;
    this.#changes += 1;
    this.id = now.id;
    this.name = now.name;
    if (was === now.id) return true;
    if (was) this.forgotten = true;
    for (const call of this.#followers) call(was);
    return true;
  }

  /** Whatever we missed (asleep, without a line, cookies gone) is known when somebody looks again; stops when called. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.load().catch(() => undefined);
    const back = (event: PageTransitionEvent) => event.persisted && look(); // a new page asks by itself
    addEventListener("online", look);
    addEventListener("pageshow", back);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("pageshow", back);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const me = new Person("BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null);
api.onChange((now) => {
  if (now) me.heard(now);
  me.acted();
});
