import { expect, test } from "vitest";
import { Counting } from "./counting.svelte";

const scores = [
  { total: 7, parts: [{ id: "plans", points: 10 }, { id: "bis", points: -3 }] },
  { total: 4, parts: [{ id: "plans", points: 4 }, { id: "bis", points: 0 }] },
];

test("lines are counted one after the other for all seats", () => {
  const counting = new Counting(scores, false);
  expect([counting.total(0), counting.total(1)]).toEqual([0, 0]);
  counting.next();
  expect([counting.total(0), counting.total(1)]).toEqual([10, 4]);
  expect(counting.over).toBe(false);
  counting.next();
  expect([counting.total(0), counting.total(1)]).toEqual([7, 4]);
  expect(counting.over).toBe(true);
});

test("whoever does not wait sees the sum at once", () => {
  expect(new Counting(scores, true).total(0)).toBe(7);
});
