import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire";
import type { World } from "./connection";
import { PretendSocket } from "./pretend";
import { Session, type Who } from "./session.svelte";

class ServingSocket extends PretendSocket {
  /** Opens and says whom it serves. */
  serve(me: string) {
    this.onopen?.();
    const table = { id: "t", stage: "open", seats: [] } as unknown as TableInfo;
    this.say({ type: "table", table, me });
  }
}

class Somebody implements Who {
  asked = 0;
  truth: string;
  #calls = new Set<() => void>();
  constructor(public id: string | null) {
    this.truth = id ?? "";
  }
  async load() {
    this.asked += 1;
    this.become(this.truth);
  }
  follow(call: () => void) {
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }
  become(id: string) {
    if (id === this.id) return;
    this.id = id;
    for (const call of this.#calls) call();
  }
}

let sockets: ServingSocket[];
const world: World = {
  open: () => {
    sockets.push(new ServingSocket());
    return sockets.at(-1)!;
  },
  later: () => () => undefined,
  random: () => 0,
};

beforeEach(() => {
  sockets = [];
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", { hidden: false });
});

test("a socket that serves nobody is opened anew when its reader becomes somebody", () => {
  const who = new Somebody("");
  const session = new Session("t", world, who);
  sockets[0]!.serve("");
  who.become("ann");
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.closed).toBe(true);
  expect(session.status).toBe("connecting");
  sockets[1]!.serve("ann");
  expect(sockets).toHaveLength(2);
  session.end();
  who.become("ben");
  expect(sockets).toHaveLength(2);
});

test("a socket that was just being opened says whom it serves", async () => {
  const who = new Somebody("");
  new Session("t", world, who);
  who.become("ann");
  who.truth = "ann";
  expect(sockets).toHaveLength(1);
  sockets[0]!.serve("");
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
});

test("whoever does not know yet waits for the answer", async () => {
  const who = new Somebody(null);
  new Session("t", world, who);
  sockets[0]!.serve("ann");
  who.become("ann");
  expect(who.asked).toBe(0);
  expect(sockets).toHaveLength(1);
});

test("when the page is the one that is wrong, the socket stays", async () => {
  const who = new Somebody("");
  who.truth = "ann";
  new Session("t", world, who);
  sockets[0]!.serve("ann");
  await vi.waitFor(() => expect(who.id).toBe("ann"));
  expect(sockets).toHaveLength(1);
});

test("a cookie that never arrives is no reason to try for ever", async () => {
  const who = new Somebody("ann");
  new Session("t", world, who);
  for (let round = 0; round < 10; round += 1) {
    sockets.at(-1)!.serve("");
    await Promise.resolve().then(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(sockets).toHaveLength(4);
});

test("a table closed to strangers is tried again as somebody", () => {
  const who = new Somebody("");
  const session = new Session("t", world, who);
  sockets[0]!.onclose?.({ code: 4403 });
  expect(session.ended).toBe(4403);
  who.become("ann");
  expect(sockets).toHaveLength(2);
  expect(session.ended).toBe(0);
});

test("the server learns whether anybody looks, on a new line too", () => {
  vi.stubGlobal("document", { hidden: false });
  const said = () => sockets.at(-1)!.sent.map((text) => JSON.parse(text));
  const session = new Session("t", world, new Somebody("ann"));
  sockets[0]!.serve("ann");
  expect(said()).toEqual([]);
  vi.stubGlobal("document", { hidden: true });
  session.attend(false);
  expect(said()).toEqual([{ type: "watch", looks: false }]);
  sockets[0]!.onclose?.({ code: 1006 });
  session.hurry();
  sockets[1]!.serve("ann");
  expect(said()).toEqual([{ type: "watch", looks: false }]);
  vi.stubGlobal("document", { hidden: false });
  session.attend(true);
  expect(said().at(-1)).toEqual({ type: "watch", looks: true });
});
