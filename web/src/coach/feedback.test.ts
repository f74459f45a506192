import { afterEach, expect, test, vi } from "vitest";
import type { Feedback, ReviewTurn } from "../wire";
import { LookBack } from "./feedback.svelte";

const turn: ReviewTurn = {
  number: 1,
  seat: 0,
  step: 4,
  round: 2,
  mark: "slip",
  cost: { points: 2, error: 0.4 },
  gain: { points: 0, error: 0 },
  played: [],
  better: [{ action: 7, kind: "write", fields: {} }],
  reason: null,
  win_cost: { share: 0.04, error: 0.01 },
  win_gain: { share: 0, error: 0 },
};
const slip: Feedback = { step: 4, turn, before: null, better: null };
const nothing: Feedback = { step: -1, turn: null, before: null, better: null };

function answers(...told: Feedback[]): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(told.shift()), { headers: { "content-type": "application/json" } });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("the coach is asked once for each turn that was played, and told which one is known", async () => {
  const asked = answers(slip, nothing);
  const lookBack = new LookBack();
  await lookBack.turnEnded("table", "welcome", 0);
  expect(asked).toEqual([]);
  lookBack.played();
  await lookBack.turnEnded("table", "welcome", 0);
  await lookBack.turnEnded("table", "welcome", 0);
  expect(asked).toEqual([{ seat: 0, after: -1 }]);
  expect([lookBack.told, lookBack.open]).toEqual([slip, true]);
  lookBack.played();
  await lookBack.turnEnded("table", "welcome", 0);
  expect(asked[1]).toEqual({ seat: 0, after: 4 });
  expect(lookBack.open).toBe(false);
});

test("a step that was taken back is no turn, and what comes after closing is dropped", async () => {
  const asked = answers(slip);
  const lookBack = new LookBack();
  lookBack.played();
  lookBack.tookBack();
  await lookBack.turnEnded("table", "welcome", 0);
  expect(asked).toEqual([]);
  lookBack.played();
  const late = lookBack.turnEnded("table", "welcome", 0);
  expect(lookBack.looking).toBe(true);
  lookBack.close();
  await late;
  expect(lookBack.open).toBe(false);
});

test("when the coach cannot be reached, nothing is said", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: 503, message: "error-busy", field: "", args: {} }), { status: 503 }));
  const lookBack = new LookBack();
  lookBack.played();
  await lookBack.turnEnded("table", "welcome", 0);
  expect(lookBack.open).toBe(false);
});
