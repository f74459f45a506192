// Which tiles and places the moves of the server belong to.
import { expect, test } from "vitest";
import { decision, legal, moving, street, view } from "./samples";
import { colourOf, targetsOf } from "./targets";

test("all ways to build on a cell belong to one place", () => {
  const moves = [legal("build", { x: -1, y: 2, side: 1 }, 5), legal("build", { x: -1, y: 2, side: 3 }, 7)];
  const found = targetsOf(moves, view(), null);
  expect([...found.keys()]).toEqual(["place--1,2"]);
  expect(found.get("place--1,2")?.moves.map(({ action }) => action)).toEqual([5, 7]);
});

test("a street is counted by pressing any of its buildings", () => {
  const shown = view({ streets: [street([10, 11])], decision: decision("order") });
  expect([...targetsOf([legal("score", { tile: 10 })], shown, null).keys()]).toEqual(["tile-10", "tile-11"]);
});

test("people of one kind at a time are sent", () => {
  const { view: shown, legal: moves } = moving();
  expect([...targetsOf(moves, shown, "hipster").keys()]).toEqual(["tile-11", "tile-46"]);
  expect(targetsOf(moves, shown, "parent").size).toBe(0);
  expect(colourOf(47, shown)).toBe("hipster");
  expect(colourOf(12, shown)).toBeNull();
});

test("what the prompt bar offers is nowhere on the board", () => {
  const moves = ["done", "settle", "pass"].map((kind) => legal(kind, {}));
  expect(targetsOf([...moves, legal("token", { business: 2 }), legal("signs", { signs: 2 })], view(), null).size).toBe(0);
});
