import { afterEach, expect, test, vi } from "vitest";
import type { GameReview, JudgedLine, ReviewTurn } from "../wire";
import { MOST, Practice } from "./practice.svelte";

const mistake = (number: number, cost: number, mark: ReviewTurn["mark"] = "mistake") =>
  ({ number, seat: 0, step: number, mark, cost: { points: cost, error: 0.1 }, better: [{ action: 7, kind: "take", fields: {} }], played: [], reason: { message: "why", args: {} }, win_cost: null, win_gain: null }) as unknown as ReviewTurn;
const review = { turns: [mistake(1, 2, "slip"), mistake(2, 9), mistake(3, 4), mistake(4, 0, "good"), ...[5, 6, 7, 8].map((number) => mistake(number, 1, "slip"))] } as GameReview;

/** A server on which a turn is two actions long. */
function server(verdict: Partial<JudgedLine> = {}): { tried: string[] } {
  const tried: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { actions } = JSON.parse(String(init.body)) as { actions: number[] };
    tried.push(`${url.split("/review/")[1]} ${actions.join(",")}`);
    const told = url.endsWith("/judge")
      ? { mark: "good", cost: { points: 0.2, error: 0.1 }, is_played: false, ...verdict }
      : { position: { seen: actions.length, legal: [] }, is_whole: actions.length === 2 };
    return new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } });
  });
  return { tried };
}

async function begun(): Promise<Practice> {
  const practice = new Practice("table", review, 0, true);
  await vi.waitFor(() => expect(practice.open).toBe(true));
  return practice;
}

afterEach(() => vi.unstubAllGlobals());

test("the costliest turns come first, five at most, and nothing is told of the answer", async () => {
  const { tried } = server();
  const practice = await begun();
  expect(practice.turns.map(({ number }) => number).slice(0, 3)).toEqual([2, 3, 1]);
  expect(practice.turns.length).toBe(MOST);
  expect(tried).toEqual(["2 "]);
});

test("a turn that is whole is judged, and one that is good enough counts as found", async () => {
  const { tried } = server();
  const practice = await begun();
  await practice.play(3);
  await practice.takeBack();
  await practice.play(4);
  await practice.play(5);
  expect(tried.slice(1)).toEqual(["2 3", "2 ", "2 4", "2 4,5", "2/judge 4,5"]);
  expect([practice.solved, practice.open, practice.found.size]).toEqual([true, false, 1]);
  await practice.next();
  expect([practice.turn.number, practice.verdict]).toEqual([3, null]);
});

test("what was played then, and what is worse, is not found; it may be tried again", async () => {
  for (const verdict of [{ is_played: true, mark: "open" as const }, { mark: "slip" as const }]) {
    server(verdict);
    const practice = await begun();
    await practice.play(4);
    await practice.play(5);
    expect(practice.solved).toBe(false);
    await practice.restart();
    expect([practice.open, practice.actions]).toEqual([true, []]);
  }
});

test("hints narrow down, first why and then where; the answer ends the search", async () => {
  const { tried } = server();
  const practice = await begun();
  practice.hint();
  expect(practice.hints).toBe(1);
  practice.hint();
  expect(practice.hints).toBe(2);
  await practice.answer();
  expect([practice.open, tried.at(-1)]).toEqual([false, "2 7"]);
});
