import { expect, test } from "vitest";
import { meant } from "./ask";
import { NO_PICKS } from "./targets";

test("helpers and what was discarded are asked about too", () => {
  expect(meant("helper-supplier", "choose", NO_PICKS, false)).toEqual({ kind: "supply", fields: { card: 1 } });
  expect(meant("helper-architect", "choose", NO_PICKS, false)).toBeNull();
  expect(meant("discard-17", "supply", NO_PICKS, false)).toEqual({ kind: "supply", fields: { card: 17 } });
  expect(meant("roof-3-1", "roofer", NO_PICKS, false)).toEqual({ kind: "roof", fields: { colour: 3, window: 1 } });
});

test("two cards of the house are asked about in reading order", () => {
  const fields = { floor: 1, column: 4, other_floor: 2, other_column: 1 };
  expect(meant("cell-0-1-4", "helpers", { ...NO_PICKS, cell: "cell-0-2-1" }, false)).toEqual({ kind: "swap", fields });
  expect(meant("cell-0-1-4", "helpers", NO_PICKS, false)).toEqual({ kind: "into", fields: { floor: 1, column: 4 } });
});

test("a column that cannot be mixed is asked about with the one picked", () => {
  const picks = { ...NO_PICKS, tool: "mixer", column: 4 } as const;
  expect(meant("column-2", "choose", picks, false)).toEqual({ kind: "mix", fields: { column: 2, other: 4 } });
});
