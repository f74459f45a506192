import { expect, test } from "vitest";
import { fresh, marks, pinned } from "./changes";
import { sheet } from "./samples";

test("what was not on the sheet before is new", () => {
  const before = marks(sheet());
  const now = sheet();
  now.streets[0]!.houses[2]!.number = 5;
  now.streets[1]!.houses[0]!.fence_right = true;
  now.pools = 1;
  now.agents[2] = 1;
  expect([...fresh(before, marks(now))].sort()).toEqual(["agent-3-0", "fence-2-1", "number-1-3", "pools-0"]);
});

test("nothing is new on a sheet that is seen for the first time", () => {
  const now = sheet();
  now.streets[0]!.houses[2]!.number = 5;
  expect(fresh(null, marks(now)).size).toBe(0);
});

test("a park and a pool are pinned where the house of that turn was written", () => {
  const written = { kind: "write", fields: { number: 8, street: 2, house: 4 } };
  expect([...pinned([written, { kind: "park", fields: {} }])]).toEqual(["number-2-4", "park-2"]);
  expect([...pinned([written, { kind: "pool", fields: {} }])]).toEqual(["number-2-4", "pool-2-4"]);
});
