import { expect, test } from "vitest";
import type { MyGame } from "../wire";
import { dayStreak, partsOf, recordsOf, rowsOf, smoothed, summaryOf, ticksOf, winStreak } from "./stats";

function game(points: number, more: Partial<MyGame> = {}): MyGame {
  return { table: "t", game: "welcome", mode: "bots", day: "", ended: 0, points, won: null, parts: null, met: [], ...more };
}

test("best, mean and wins of some games", () => {
  const told = summaryOf([game(10, { won: true }), game(-2, { won: false }), game(10), game(6)]);
  expect([told.games, told.contests, told.wins, told.mean]).toEqual([4, 2, 1, 6]);
  expect(told.best?.won).toBe(true);
  expect(told.worst?.points).toBe(-2);
  expect(summaryOf([])).toMatchObject({ games: 0, best: null, mean: 0 });
});

test("a row for each game and mode that was played, most played first", () => {
  const games = [game(1, { game: "streets" }), game(2), game(3, { mode: "alone" }), game(4)];
  expect(rowsOf(games).map((row) => [row.game, row.mode, row.games])).toEqual([
    ["welcome", "alone", 1],
    ["welcome", "bots", 2],
    ["streets", "bots", 1],
  ]);
});

test("streaks of wins, newest first, are not broken by games with nobody to beat", () => {
  const won = (...results: (boolean | null)[]) => winStreak(results.map((each) => game(0, { won: each })));
  expect(won()).toEqual({ now: 0, longest: 0 });
  expect(won(true, null, true, false, true, true, true)).toEqual({ now: 2, longest: 3 });
  expect(won(true, true)).toEqual({ now: 2, longest: 2 });
  expect(won(false, true)).toEqual({ now: 0, longest: 1 });
});

test("days in a row go on until a whole day was missed", () => {
  const days = ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-10"].map((day) => game(0, { day }));
  expect(dayStreak(days, "2026-11-10")).toEqual({ now: 1, longest: 3 });
  expect(dayStreak(days, "2026-11-11")).toEqual({ now: 1, longest: 3 });
  expect(dayStreak(days, "2026-11-12")).toEqual({ now: 0, longest: 3 });
  expect(dayStreak([game(1)], "2026-11-12")).toEqual({ now: 0, longest: 0 });
});

test("parts are means over the games that were counted, beside those of the best game", () => {
  const part = (id: string, points: number) => ({ id, points, sum: "" });
  const games = [
    game(12, { parts: [part("parks", 10), part("bis", 2), part("pools", 0)] }),
    game(4, { parts: [part("parks", 4), part("bis", 0), part("pools", 0)] }),
    game(99),
  ];
  expect(partsOf(games)).toEqual([
    { id: "parks", mean: 7, best: 10 },
    { id: "bis", mean: 1, best: 2 },
  ]);
});

test("against whom, most met first", () => {
  const opponents = [
    { kind: "bot" as const, name: "", level: "greedy" },
    { kind: "person" as const, name: "Ben", level: "" },
  ];
  const meets = (...who: [number, boolean][]) => game(0, { met: who.map(([each, beaten]) => ({ who: each, beaten })) });
  const told = recordsOf({ opponents, games: [meets([1, true]), meets([1, false], [0, true])] });
  expect(told.map(({ opponent, games, beaten }) => [opponent.name, games, beaten])).toEqual([
    ["Ben", 2, 1],
    ["", 1, 1],
  ]);
});

test("a smoothed line begins with what there is", () => {
  expect(smoothed([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});

test.each([
  [0, 100],
  [-14, 3],
  [52, 52],
  [37, 118],
])("the lines of a chart from %i to %i are few, even and around the values", (least, most) => {
  const ticks = ticksOf(least, most);
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.length).toBeLessThan(8);
  expect(ticks[0]).toBeLessThanOrEqual(least);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
});
