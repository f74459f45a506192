import { afterEach, expect, test, vi } from "vitest";
import type { ReviewNow, ReviewTurn } from "../wire";
import { Reviewing } from "./review.svelte";

const review = { depth: 1, alone: false, turns: [], curve: [], balances: [], decided: [] };
const now = (stage: ReviewNow["stage"], done = 0): ReviewNow => ({ stage, done, total: 10, ahead: 0, review: stage === "done" ? review : null });

function answers(...told: (ReviewNow | number)[]): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(init.method ?? "");
    const next = told.shift();
    if (typeof next === "number") return new Response(JSON.stringify({ code: next, message: "error-busy" }), { status: next });
    return new Response(JSON.stringify(next), { headers: { "content-type": "application/json" } });
  });
  return { asked };
}

afterEach(() => vi.unstubAllGlobals());

test("a review is asked for once and followed until it is there, whatever the line does", async () => {
  const { asked } = answers(now("none"), now("waiting"), now("working", 4), 503, now("done"));
  const reviewing = new Reviewing("table", 1);
  await reviewing.look();
  expect([reviewing.going, reviewing.review]).toEqual([false, null]);
  await reviewing.ask();
  await reviewing.ask();
  await vi.waitFor(() => expect(reviewing.review).not.toBeNull());
  expect(asked).toEqual(["GET", "POST", "GET", "GET", "GET"]);
});

test("what somebody else asked for is found, and what is there is shown without asking", async () => {
  const { asked } = answers(now("working", 5), now("done"));
  const reviewing = new Reviewing("table", 1);
  await reviewing.look();
  expect(reviewing.percent).toBe(50);
  await reviewing.ask();
  await vi.waitFor(() => expect(reviewing.review).not.toBeNull());
  expect(asked).toEqual(["GET", "GET"]);
  expect(reviewing.on).toBe(true);
});

test("a refusal is told to whoever asked, not to whoever only looked", async () => {
  answers(409, 429);
  const reviewing = new Reviewing("table", 1);
  await reviewing.look();
  expect(reviewing.problem).toBeNull();
  await reviewing.ask();
  expect(reviewing.problem).not.toBeNull();
});

test("where there can be none, none is offered", async () => {
  answers(now("never"));
  const reviewing = new Reviewing("table", 1);
  await reviewing.look();
  expect(reviewing.now).toBeNull();
});

test("where nothing better was found, what was played is shown", () => {
  const reviewing = new Reviewing("table", 1);
  const turn = { better: [], played: [] } as unknown as ReviewTurn;
  expect(reviewing.lineOf(turn)).toBe("played");
  reviewing.wish = "before";
  expect(reviewing.lineOf(turn)).toBe("before");
});
