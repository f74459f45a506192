import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { Connection, type Status, type World } from "./connection";
import { PretendSocket } from "./pretend";

let sockets: PretendSocket[];
let statuses: Status[];
let heard: ServerMessage[];
let connection: Connection;
const world: World = {
  open: () => {
    const socket = new PretendSocket();
    sockets.push(socket);
    return socket;
  },
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => 1,
};
const last = () => sockets[sockets.length - 1]!;
const move = { type: "play", id: "move-one", seen: 3, seat: 0, action: 7 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  heard = [];
  connection = new Connection(
    () => "ws://table",
    { onmessage: (message) => heard.push(message), onstatus: (status) => statuses.push(status) },
    world,
  );
});

describe("a connection that breaks", () => {
  test("is made again, each time after twice the wait", () => {
    for (const wait of [300, 600, 1200]) {
      last().onclose?.({ code: 1006 });
      const before = sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  test("sends the unanswered move again, under the same id", () => {
    last().onopen?.();
    connection.intend(move);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent.map((text) => JSON.parse(text))).toEqual([move]);
  });

  test("does not send an answered move again", () => {
    last().onopen?.();
    connection.intend(move);
    last().say({ type: "ack", id: "move-one", seen: 4 });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent).toEqual([]);
  });

  test("does not wait when the network comes back", () => {
    last().onclose?.({ code: 1006 });
    connection.hurry();
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(statuses).toEqual(["lost", "open"]);
  });
});

test("a move made while the line is down goes out when it is back", () => {
  connection.intend(move);
  expect(last().sent).toEqual([]);
  last().onopen?.();
  expect(last().sent).toHaveLength(1);
});

test("a silent line is asked for a sign of life and then given up", () => {
  last().onopen?.();
  vi.advanceTimersByTime(20_000);
  expect(JSON.parse(last().sent[0]!)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(statuses).toEqual(["open", "lost"]);
  expect(sockets[0]!.closed).toBe(true);
});

test("a line on which much is heard gets its sign of life too, for the server may think us frozen", () => {
  last().onopen?.();
  for (let second = 0; second < 60; second += 5) {
    vi.advanceTimersByTime(5_000);
    last().say({ type: "seats", seats: [] });
  }
  expect(last().sent.length).toBeGreaterThanOrEqual(2);
  expect(statuses).toEqual(["open"]);
});

test("an answered ping keeps the line", () => {
  last().onopen?.();
  vi.advanceTimersByTime(20_000);
  last().say({ type: "pong", id: "any-ping" });
  vi.advanceTimersByTime(19_000);
  expect(statuses).toEqual(["open"]);
  expect(heard).toHaveLength(1);
});

test.each([4403, 4404])("after %i there is no second try", (code) => {
  last().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(statuses).toEqual(["ended"]);
});

test("a move that came with too many others is sent once more, under the same id", () => {
  last().onopen?.();
  connection.intend(move);
  last().say({ type: "failed", id: "move-one", problem: { code: 429, message: "error-too-many", field: "", args: {} } });
  vi.advanceTimersByTime(1_000);
  expect(last().sent.map((text) => JSON.parse(text))).toEqual([move, move]);
  last().say({ type: "ack", id: "move-one", seen: 4 });
  vi.advanceTimersByTime(5_000);
  expect(last().sent).toHaveLength(2);
});
