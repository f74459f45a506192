import { expect, test, vi } from "vitest";
import type { Position, Replay } from "../wire";
import { Film } from "./film.svelte";

const replay = {
  steps: Array.from({ length: 10 }, () => ({})),
  epochs: [0, 4, 8],
} as unknown as Replay;
const at = (step: number, seat: number) => ({ seen: step, seat }) as Position;
const film = (step: number | null = 0, fetch = vi.fn(async (wanted: number, seat: number) => at(wanted, seat))) =>
  new Film(replay, fetch, step, 1);

test("without a step it opens at the end", () => {
  expect(film(null).step).toBe(10);
});

test("no step leads beyond the ends", () => {
  const shown = film();
  shown.show(-5);
  expect(shown.step).toBe(0);
  shown.show(99);
  expect(shown.step).toBe(10);
});

test("rounds are walked by their beginnings", () => {
  const shown = film(6);
  shown.roundBack();
  expect(shown.step).toBe(4);
  shown.roundBack();
  expect(shown.step).toBe(0);
  shown.roundOn();
  shown.roundOn();
  expect(shown.step).toBe(8);
  shown.roundOn();
  expect(shown.step).toBe(10);
});

test("it plays to the end and stops there; from the end it begins anew", () => {
  const shown = film(9);
  shown.toggle();
  shown.tick();
  expect(shown.step).toBe(10);
  shown.tick();
  expect(shown.playing).toBe(false);
  shown.toggle();
  expect(shown.step).toBe(0);
});

test("a slow answer to an old question is not shown", async () => {
  const answers = new Map<number, (position: Position) => void>();
  const fetch = vi.fn((step: number) => new Promise<Position>((resolve) => answers.set(step, resolve)));
  const shown = new Film(replay, fetch, 2, 1);
  shown.show(5);
  answers.get(5)!(at(5, 1));
  answers.get(2)!(at(2, 1));
  await vi.waitFor(() => expect(shown.position?.seen).toBe(5));
});

test("a position is asked for once", async () => {
  const fetch = vi.fn(async (step: number, seat: number) => at(step, seat));
  const shown = film(3, fetch);
  await vi.waitFor(() => expect(shown.position?.seen).toBe(3));
  shown.show(4);
  shown.show(3);
  await vi.waitFor(() => expect(shown.position?.seen).toBe(3));
  expect(fetch.mock.calls.filter(([step]) => step === 3)).toHaveLength(1);
});

test("after a failure the same step can be tried again", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("line down")).mockImplementation(async (step, seat) => at(step, seat));
  const shown = film(3, fetch);
  await vi.waitFor(() => expect(shown.trouble).toBeTruthy());
  shown.show(3);
  await vi.waitFor(() => expect(shown.position?.seen).toBe(3));
  expect(shown.trouble).toBeNull();
});
