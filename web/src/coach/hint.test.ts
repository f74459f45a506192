import { afterEach, expect, test, vi } from "vitest";
import type { Move } from "../games/board";
import type { Hint, HintChoice } from "../wire";
import { Advice } from "./hint.svelte";

const move = (kind: string, house = 0): Move => ({ kind, fields: house ? { house } : {} });
const choice = (...moves: Move[]): HintChoice => ({
  moves,
  behind: 0,
  error: 0,
  win: null,
  reason: { message: "coach-reason-best", args: {} },
});
const quick: Hint = { seat: 0, seen: 1, futures: 0, choices: [choice(move("write", 1), move("done")), choice(move("write", 2), move("done"))] };
const full: Hint = { ...quick, futures: 50, choices: [...quick.choices].reverse() };

function answers(...hints: Hint[]): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)).depth);
    return new Response(JSON.stringify(hints.shift()), { headers: { "content-type": "application/json" } });
  });
  return { asked };
}

afterEach(() => vi.unstubAllGlobals());

test("the first answer is quick, a better one replaces it, a second press shows the others", async () => {
  const { asked } = answers(quick, full);
  const advice = new Advice();
  await advice.press("table", 0);
  expect(asked).toEqual(["quick", "full"]);
  expect(advice.choice?.moves[0]).toEqual(move("write", 2));
  expect([advice.thinking, advice.wide]).toEqual([false, false]);
  await advice.press("table", 0);
  expect(advice.wide).toBe(true);
});

test("whoever does what is advised is led on, whoever does not is left alone", async () => {
  answers(quick, full, quick, full);
  const advice = new Advice();
  await advice.press("table", 0);
  advice.played(move("write", 2));
  expect(advice.rest).toEqual([move("done")]);
  advice.played(move("done"));
  expect(advice.open).toBe(false);
  await advice.press("table", 0);
  advice.played(move("write", 7));
  expect(advice.open).toBe(false);
});

test("a choice that is looked at stays in view when a better answer comes", async () => {
  const advice = new Advice();
  const { asked } = answers(quick, full);
  const now = fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (asked.length === 1) advice.show(1); // while the better answer is on its way
    return now(url, init);
  });
  await advice.ask("table", 0);
  expect(advice.choice?.moves[0]).toEqual(move("write", 2));
  expect(advice.place).toBe(0);
});

test("what comes after it was closed is not shown", async () => {
  answers(quick, full);
  const advice = new Advice();
  const asking = advice.ask("table", 0);
  advice.close();
  await asking;
  expect(advice.open).toBe(false);
});
