import { expect, test } from "vitest";
import { Counting, linesOf } from "./counting.svelte";

const sheet = (parts: Record<string, number>) => ({
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
  parts: Object.entries(parts).map(([id, points]) => ({ id, points, sum: "" })),
});
const lines = linesOf([sheet({ plans: 10, bis: -3 }), sheet({ plans: 4, bis: 0 })], (part) => part);

test("lines are counted one after the other for all seats", () => {
  const counting = new Counting(() => lines, false);
  expect([counting.total(0), counting.total(1)]).toEqual([0, 0]);
  counting.next();
  expect([counting.total(0), counting.total(1)]).toEqual([10, 4]);
  expect(counting.over).toBe(false);
  counting.next();
  expect([counting.total(0), counting.total(1)]).toEqual([7, 4]);
  expect(counting.over).toBe(true);
});

test("whoever does not wait sees the sum at once", () => {
  expect(new Counting(() => lines, true).total(0)).toBe(7);
});

test("what a printed opponent counts under the same title stands in the same line", () => {
  const titles: Record<string, string> = { "competitor-parks": "parks", "competitor-fences": "fences" };
  const sheets = [sheet({ parks: 4, bis: -3, temps: 0 }), sheet({ "competitor-parks": 6, "competitor-fences": 9 })];
  const side = linesOf(sheets, (part) => titles[part] ?? part);
  expect(side).toEqual([
    { title: "parks", points: [4, 6], sums: ["", ""] },
    { title: "bis", points: [-3, null], sums: ["", ""] },
    { title: "fences", points: [null, 9], sums: ["", ""] },
  ]);
  expect([0, 1].map((column) => new Counting(() => side, true).total(column))).toEqual([1, 15]);
});
