// The buttons of the prompt bar.
import { expect, test } from "vitest";
import { choices } from "./choices";
import { legal, position } from "./samples";

const words = (id: string, args?: Record<string, string | number>) => (args?.["business"] ? `${id} ${args["business"]}` : id);

test("moves without a place become buttons, the end of the turn last", () => {
  const sent = position([legal("done", {}, 0), legal("abandon", { tile: 9 }, 136), legal("settle", {}, 1)]);
  expect(choices(sent, words).map(({ kind, commits }) => [kind, commits])).toEqual([
    ["settle", false],
    ["done", true],
  ]);
});

test("each kind of token is a button", () => {
  const sent = position([legal("token", { business: 1 }, 8), legal("token", { business: 4 }, 11)]);
  expect(choices(sent, words).map(({ label }) => label)).toEqual(["streets-move-token restaurant", "streets-move-token retail"]);
});
