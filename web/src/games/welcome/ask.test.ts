import { expect, test } from "vitest";
import { meant } from "./ask";
import { position } from "./samples";
import { NO_PICKS } from "./targets";

const { view } = position([]);

test("before a combination is chosen a house asks for its number all the same", () => {
  expect(meant("house-2-4", { ...view, phase: "choose", chosen: null }, NO_PICKS)).toEqual({ kind: "write", fields: { number: 0, street: 2, house: 4 } });
});

test("half a combination is asked about with the half picked already", () => {
  expect(meant("number-2", view, NO_PICKS)).toEqual({ kind: "combine", fields: { number: 2, effect: 1 } });
  expect(meant("effect-2", view, { ...NO_PICKS, number: 2 })).toEqual({ kind: "combine", fields: { number: 2, effect: 2 } });
});

test("the roundabouts are asked about in a free house", () => {
  expect(meant("roundabouts", view, NO_PICKS)?.kind).toBe("roundabout");
});

test("while a fence is asked for, a house means a fence that would not stand between two", () => {
  const chosen = { number_slot: 1, effect_slot: 1, number: 3, effect: "fence", street: 2, house: 4 };
  const fencing = { ...view, phase: "effect", chosen };
  const last = view.sheets[view.seat]!.streets[1]!.houses.length;
  expect(meant("house-2-1", fencing, NO_PICKS)).toEqual({ kind: "fence", fields: { street: 2, house: last } });
  expect(meant("gap-2-1", fencing, NO_PICKS)).toEqual({ kind: "fence", fields: { street: 2, house: 1 } });
});
