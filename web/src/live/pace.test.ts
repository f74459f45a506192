import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Position, TableInfo } from "../wire";
import { Pacer, type Frame, type Pace } from "./pace";

let pace: Pace;
let hidden: boolean;
let drawn: { seen: number; from: number | null }[];
let pacer: Pacer;
const table = { id: "t", seats: [{ seat: 0, mine: true, thinking: false }] } as TableInfo;
const line = { message: "m", seat: 1, args: {}, step: 0 } as LogEntry;
/** A position with so many lines in its log; `legal` when the reader is to decide. */
const frame = (seen: number, lines: number, legal: unknown[] = [], seat = 0): Frame => ({
  table,
  position: { seen, seat, legal } as Position,
  log: Array.from({ length: lines }, () => line),
});
const shown = () => drawn.map(({ seen }) => seen);
const last = () => drawn.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  pace = "brisk";
  hidden = false;
  drawn = [];
  pacer = new Pacer(
    {
      pace: () => pace,
      hidden: () => hidden,
      now: () => Date.now(),
      later: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    ({ position }, from) => drawn.push({ seen: position?.seen ?? -1, from }),
  );
  pacer.offer(frame(0, 0));
});

test("what others do is shown one after the other, in order and nothing left out", () => {
  for (const seen of [1, 2, 3]) pacer.offer(frame(seen, seen));
  expect(last()).toEqual({ seen: 1, from: 0 });
  vi.advanceTimersByTime(650);
  expect(last()).toEqual({ seen: 2, from: 1 });
  vi.advanceTimersByTime(650);
  expect(last()).toEqual({ seen: 3, from: 2 });
  vi.advanceTimersByTime(650);
  expect(last()).toEqual({ seen: 3, from: null });
  expect([...new Set(shown())]).toEqual([0, 1, 2, 3]);
});

test("calm is slower than brisk, and at once waits for nothing", () => {
  pace = "calm";
  pacer.offer(frame(1, 1));
  pacer.offer(frame(2, 2));
  vi.advanceTimersByTime(1_400);
  expect(last()?.seen).toBe(1);
  vi.advanceTimersByTime(200);
  expect(last()?.seen).toBe(2);
  pace = "at_once";
  pacer.offer(frame(3, 3));
  pacer.offer(frame(4, 4));
  expect(last()).toEqual({ seen: 4, from: null });
});

test("whoever is to decide sees everything at once, and their own move too", () => {
  pacer.offer(frame(1, 1, [7]));
  expect(last()).toEqual({ seen: 1, from: null });
  pacer.offer(frame(2, 2, [8]));
  pacer.offer(frame(3, 3));
  expect(last()).toEqual({ seen: 3, from: null });
});

test("somebody else at this device who is to decide is not kept waiting either", () => {
  const seats = [...table.seats, { seat: 1, mine: true, thinking: true }];
  pacer.offer(frame(1, 1));
  pacer.offer({ ...frame(2, 2), table: { ...table, seats } as TableInfo });
  expect(pacer.awaited).toBe(true);
});

test("the last of the others' moves does not hold up the reader's turn", () => {
  pacer.offer(frame(1, 1));
  pacer.offer(frame(2, 2, [7]));
  expect(pacer.awaited).toBe(true);
  vi.advanceTimersByTime(650);
  expect(last()).toEqual({ seen: 2, from: null });
  expect(pacer.awaited).toBe(false);
});

test("a press ends the waiting", () => {
  for (const seen of [1, 2, 3, 4]) pacer.offer(frame(seen, seen));
  pacer.catchUp();
  expect(last()).toEqual({ seen: 4, from: null });
  vi.advanceTimersByTime(10_000);
  expect(last()).toEqual({ seen: 4, from: null });
});

test("a hidden page is never behind", () => {
  hidden = true;
  for (const seen of [1, 2, 3]) pacer.offer(frame(seen, seen));
  expect(last()).toEqual({ seen: 3, from: null });
});

test.each([4, 20, 300])("after %i moves at once the page is behind for three seconds at most", (count) => {
  for (let seen = 1; seen <= count; seen += 1) pacer.offer(frame(seen, seen));
  vi.advanceTimersByTime(3_200);
  expect(last()?.seen).toBe(count);
  expect([...new Set(shown())]).toEqual(Array.from({ length: count + 1 }, (_, seen) => seen));
});

test("news without a line of the log take no time: who came, who thinks", () => {
  pacer.offer(frame(1, 0));
  pacer.offer(frame(2, 0));
  expect(last()).toEqual({ seen: 2, from: null });
});

test("through other eyes there is nothing to follow", () => {
  pacer.offer(frame(1, 3, [], 1));
  expect(last()).toEqual({ seen: 1, from: null });
});
