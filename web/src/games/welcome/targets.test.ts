import { expect, test } from "vitest";
import type { Legal } from "../board";
import { NO_PICKS, spans, targetsOf } from "./targets";

function move(kind: string, fields: Record<string, number> = {}): Legal {
  return { action: 0, kind, fields, gain: 0 };
}

test("numbers that fit the same house are the choices of one target", () => {
  const legal = [7, 8, 9].map((number) => move("write", { number, street: 2, house: 4 }));
  const targets = targetsOf(legal, "stacks", NO_PICKS, null);
  expect([...targets.keys()]).toEqual(["house-2-4"]);
  expect(targets.get("house-2-4")?.moves.map((each) => each.fields["number"])).toEqual([7, 8, 9]);
});

test("with stacks a pair is chosen whole, with a hand by its halves", () => {
  const legal = [move("combine", { number: 1, effect: 1 }), move("combine", { number: 3, effect: 3 })];
  expect([...targetsOf(legal, "stacks", NO_PICKS, null).keys()]).toEqual(["pair-1", "pair-3"]);
  const hand = [move("combine", { number: 1, effect: 2 }), move("combine", { number: 2, effect: 3 })];
  expect([...targetsOf(hand, "draft", NO_PICKS, null).keys()]).toEqual(["number-1", "effect-2", "number-2", "effect-3"]);
});

test("once a number is picked only effects that go with it stay open, and the number can be changed", () => {
  const hand = [
    move("combine", { number: 1, effect: 2 }),
    move("combine", { number: 1, effect: 3 }),
    move("combine", { number: 2, effect: 1 }),
  ];
  const targets = targetsOf(hand, "solo", { ...NO_PICKS, number: 1 }, null);
  expect([...targets.keys()].sort()).toEqual(["effect-2", "effect-3", "number-1", "number-2"]);
});

test("houses take roundabouts only after the player asked for one, and nothing else then", () => {
  const legal = [move("combine", { number: 1, effect: 1 }), move("roundabout", { street: 1, house: 2 })];
  expect([...targetsOf(legal, "stacks", NO_PICKS, null).keys()]).toEqual(["pair-1", "roundabouts"]);
  expect([...targetsOf(legal, "stacks", { ...NO_PICKS, roundabout: true }, null).keys()]).toEqual(["house-1-2"]);
});

test("parks and pools lie where the house was just built", () => {
  const built = { street: 3, house: 7 };
  expect([...targetsOf([move("park"), move("skip")], "stacks", NO_PICKS, built).keys()]).toEqual(["park-3"]);
  expect([...targetsOf([move("pool")], "stacks", NO_PICKS, built).keys()]).toEqual(["pool-3-7"]);
});

test("the span where a number fits is a run of neighbouring houses", () => {
  const legal = [2, 3, 4, 8].map((house) => move("write", { number: 5, street: 1, house }));
  const targets = targetsOf(legal, "stacks", NO_PICKS, null);
  expect(spans(targets, 1, 10)).toEqual([
    [2, 4],
    [8, 8],
  ]);
  expect(spans(targets, 2, 11)).toEqual([]);
});

test("a card to give away is one target, whole", () => {
  const legal = [1, 2, 3].map((slot) => move("give", { slot }));
  expect([...targetsOf(legal, "aca", NO_PICKS, null).keys()]).toEqual(["give-1", "give-2", "give-3"]);
});
