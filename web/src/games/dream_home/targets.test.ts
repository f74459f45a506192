// Which places the moves of the server belong to, and how tools and hands are picked on the way to them.
import { expect, test } from "vitest";
import { legal } from "./samples";
import { NO_PICKS, byDigit, holding, targetsOf } from "./targets";

const ids = (moves: Parameters<typeof targetsOf>[0], picks = NO_PICKS) => [...targetsOf(moves, 0, picks).keys()];

test("columns are taken, discarded and hammered by pressing them", () => {
  expect(ids([legal("take", { column: 1 }), legal("take", { column: 4 })])).toEqual(["column-1", "column-4"]);
  expect(ids([legal("discard", { column: 2 })])).toEqual(["column-2"]);
  expect(ids([legal("hammer", { column: 3 }), legal("keep", {})])).toEqual(["column-3"]);
});

test("the mixer is taken up first, then two columns", () => {
  const moves = [legal("take", { column: 1 }), legal("mix", { column: 1, other: 3 }, 35), legal("mix", { column: 1, other: 4 }, 36)];
  expect(ids(moves)).toEqual(["column-1", "tool-mixer"]);
  const mixing = { ...NO_PICKS, tool: "mixer" as const };
  expect(ids(moves, mixing)).toEqual(["column-1", "column-3", "column-4"]);
  const targets = targetsOf(moves, 0, { ...mixing, column: 3 });
  expect([...targets.keys()]).toEqual(["column-1"]);
  expect(targets.get("column-1")?.move?.action).toBe(35);
});

test("the drill takes a cell and a column in either order", () => {
  const moves = [legal("drill", { floor: 1, column: 2, from: 5 }, 900), legal("drill", { floor: 2, column: 2, from: 3 }, 901)];
  const drilling = { ...NO_PICKS, tool: "drill" as const };
  expect(ids(moves, drilling)).toEqual(["cell-0-1-2", "column-5", "cell-0-2-2", "column-3"]);
  expect(targetsOf(moves, 0, { ...drilling, cell: "cell-0-2-2" }).get("column-3")?.move?.action).toBe(901);
  expect(targetsOf(moves, 0, { ...drilling, column: 5 }).get("cell-0-1-2")?.move?.action).toBe(900);
  expect(ids(moves, { ...drilling, column: 5 })).toEqual(["cell-0-1-2"]);
});

test("only the card that is held has places; the others can be taken up", () => {
  const moves = [legal("build", { floor: 2, column: 1 }), legal("hide", { floor: 3, column: 4 }), legal("furnish", { floor: 1, column: 1 })];
  expect(ids(moves)).toEqual(["cell-0-2-1", "hand-room", "hand-resource"]);
  expect(ids(moves, { ...NO_PICKS, held: "back" })).toEqual(["cell-0-3-4", "hand-room", "hand-resource"]);
  expect(ids(moves, { ...NO_PICKS, held: "resource" })).toEqual(["cell-0-1-1", "hand-room"]);
});

test("what has no place is not held", () => {
  expect(holding([legal("hide", {}), legal("scaffold", {})], "open")).toBe("back");
  expect(holding([legal("furnish", {})], "open")).toBe("resource");
  expect(holding([legal("done", {})], "open")).toBeNull();
});

test("the handyman's two cards are picked one after the other", () => {
  const moves = [legal("swap", { floor: 1, column: 1, other_floor: 2, other_column: 3 }, 1100)];
  expect(ids(moves)).toEqual(["cell-0-1-1", "cell-0-2-3"]);
  expect(targetsOf(moves, 0, { ...NO_PICKS, cell: "cell-0-2-3" }).get("cell-0-1-1")?.move?.action).toBe(1100);
});

test("discarded rooms and roofs are found by what they are", () => {
  expect(ids([legal("supply", { card: 17 }), legal("roof", { colour: 2, window: 1 })])).toEqual(["discard-17", "roof-2-1"]);
});

test("digits mean columns, then the hand, then tools from 6 on", () => {
  const columns = targetsOf([legal("take", { column: 4 }), legal("mix", { column: 1, other: 2 })], 0, NO_PICKS);
  expect(byDigit(4, columns, ["drill", "mixer"])).toBe("column-4");
  expect(byDigit(7, columns, ["drill", "mixer"])).toBe("tool-mixer");
  expect(byDigit(5, columns, ["drill", "mixer"])).toBeNull();
  const hand = targetsOf([legal("build", {}), legal("hide", {})], 0, NO_PICKS);
  expect(byDigit(1, hand, [])).toBe("hand-room");
  expect(byDigit(2, targetsOf([legal("roof", { colour: 1, window: 0 }), legal("roof", { colour: 3, window: 0 })], 0, NO_PICKS), [])).toBe("roof-3-0");
});
