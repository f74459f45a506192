// Which cards the moves of the server belong to, and what the keys 1 to 9 mean in each step.
import { expect, test } from "vitest";
import { building, dwelling, legal, special, view } from "./samples";
import { byDigit, targetsOf } from "./targets";

test("both cards of a name can be bought", () => {
  const shown = view({ buildings: [building(5), building(7), building(5)] });
  expect([...targetsOf([legal("buy", { building: 5 })], shown).keys()]).toEqual(["building-1", "building-3"]);
});

test("moves without a card are nowhere", () => {
  expect(targetsOf([legal("coin", {}), legal("done", {}), legal("borrow", { seat: 2 })], view()).size).toBe(0);
});

test("decks, dwellings, markets and special buildings are found by their numbers", () => {
  const moves = [legal("draw", { deck: 2 }), legal("dwelling", { dwelling: 3 }), legal("market", { market: 4 }), legal("special", { special: 9 })];
  expect([...targetsOf(moves, view()).keys()]).toEqual(["deck-2", "dwelling-3", "market-4", "special-9"]);
});

test("digits count what lies there in the order of the step", () => {
  const lying = { buildings: [building(5), building(7), building(8)], dwellings: [dwelling(1), dwelling(2)], specials: [special(4), special(9)] };
  expect(byDigit(2, view({ ...lying, phase: "discard" }))).toBe("building-2");
  expect(byDigit(4, view({ ...lying, phase: "buy" }))).toBe("dwelling-1");
  expect(byDigit(3, view({ ...lying, phase: "refill" }))).toBe("deck-3");
  expect(byDigit(2, view({ ...lying, phase: "wrap_up" }))).toBe("special-9");
});
