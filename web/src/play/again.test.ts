import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Position } from "../wire";
import { Again, momentsSince } from "./again.svelte";

const line = (seat: number, step: number, args = {}): LogEntry => ({ message: "m", seat, args, step });
const at = (step: number) => Promise.resolve({ seen: step } as Position);
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

beforeEach(() => void vi.useFakeTimers());

test("moments are those at which others did something since my last turn", () => {
  const log = [line(1, 1), line(0, 2), line(1, 3), line(1, 3), line(2, 5), line(-1, 5), line(0, 6)];
  expect(momentsSince(log, 1, 0)).toEqual([
    { step: 3, from: 2, to: 4 },
    { step: 5, from: 4, to: 6 },
  ]);
});

test("those who played at the same time are seen one after the other, and asked for once", async () => {
  const log = [line(1, 4), line(1, 4), line(0, 4), line(2, 4), line(-1, 4)];
  const moments = momentsSince(log, 0, 0);
  expect(moments).toEqual([
    { step: 4, from: 0, to: 2 },
    { step: 4, from: 3, to: 5 },
  ]);
  const fetched = vi.fn(at);
  void new Again(wait).play(moments, fetched);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched.mock.calls).toEqual([[3], [4]]);
});

test("whoever plays alone has missed nothing, but a printed opponent is somebody", () => {
  expect(momentsSince([line(0, 1), line(-1, 1)], 0, 0)).toEqual([]);
  expect(momentsSince([line(-1, 2, { who: "grifter" })], 0, 0)).toHaveLength(1);
});

test("many moments become so few that each can be seen, the last one among them", () => {
  const log = Array.from({ length: 29 }, (_, step) => line(1, step + 1));
  const moments = momentsSince(log, 0, 0);
  expect(moments.length).toBeLessThanOrEqual(8);
  expect(moments.at(-1)?.step).toBe(29);
});

test("it takes two seconds, begins before the first moment and ends in the present", async () => {
  const again = new Again(wait);
  const shown: number[] = [];
  const fetched = vi.fn(at);
  void again.play([{ step: 3, from: 2, to: 4 }, { step: 5, from: 4, to: 6 }], fetched);
  for (let passed = 0; passed < 2_000; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    const seen = again.position?.seen;
    if (seen !== undefined && seen !== shown.at(-1)) shown.push(seen);
  }
  expect(shown).toEqual([2, 3, 5]);
  await vi.advanceTimersByTimeAsync(200);
  expect(again.playing).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a moment that is not kept is left out; when nothing is kept the reader is told", async () => {
  const again = new Again(wait);
  const lost = (step: number) => (step > 3 ? Promise.reject(new Error("404")) : at(step));
  void again.play([{ step: 3, from: 2, to: 4 }, { step: 5, from: 4, to: 6 }], lost);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(again.position?.seen).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(again.playing).toBe(false);
  await expect(again.play([{ step: 9, from: 2, to: 4 }], lost)).rejects.toThrow("404");
});

test("it can be stopped, and does not come back", async () => {
  const again = new Again(wait);
  void again.play([{ step: 3, from: 2, to: 4 }], at);
  await vi.advanceTimersByTimeAsync(100);
  expect(again.playing).toBe(true);
  again.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(again.playing).toBe(false);
});
