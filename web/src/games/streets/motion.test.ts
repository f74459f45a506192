// What can be seen happening between two positions.
import { expect, test } from "vitest";
import { paidSince, walksBetween } from "./motion.svelte";
import { building, view } from "./samples";

const people = (lying: number, standing = 0) => [{ colour: "hipster", home: 1, lying, standing, leaving: 0 }];
const receipt = (tile: number, total = 5) => ({ tile, player: 0, value: total, people: 0, total, source: null });

test("who left one building walks to another", () => {
  const before = view({ buildings: [building(10, 0, 0, { people: people(3) }), building(11, 1, 0, { people: people(1) })] });
  const now = view({ buildings: [building(10, 0, 0, { people: [] }), building(11, 1, 0, { people: people(3) }), building(12, 2, 0, { people: people(1) })] });
  expect(walksBetween(before, now)).toMatchObject([
    { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, people: 2 },
    { from: { x: 0, y: 0 }, to: { x: 2, y: 0 }, people: 1 },
  ]);
});

test("people who come from the supply do not walk, nor do those who only stand up", () => {
  const before = view({ buildings: [building(10, 0, 0, { people: people(2) })] });
  const now = view({ buildings: [building(10, 0, 0, { people: people(0, 2) }), building(11, 1, 0, { people: people(1) })] });
  expect(walksBetween(before, now)).toEqual([]);
});

test("only what is new is counted, and everything in another turn", () => {
  expect(paidSince({ receipts: [receipt(1)] }, { receipts: [receipt(1), receipt(2)] }).map(({ tile }) => tile)).toEqual([2]);
  expect(paidSince({ receipts: [receipt(1)] }, { receipts: [receipt(3), receipt(2)] }).map(({ order }) => order)).toEqual([0, 1]);
  expect(paidSince({ receipts: [receipt(1)] }, { receipts: [] })).toEqual([]);
});
