// The buttons of the prompt bar.
import { expect, test } from "vitest";
import { choices } from "./choices";
import { legal, position } from "./samples";

const words = (id: string, args?: Record<string, string | number>) => (args?.["player"] ? `${id} ${args["player"]}` : id);

test("moves without a card become buttons, the end of the turn last", () => {
  const sent = position([legal("done", {}, 2), legal("special", { special: 9 }, 200), legal("coin", {}, 1)]);
  expect(choices(sent, words).map(({ kind, commits }) => [kind, commits])).toEqual([
    ["coin", false],
    ["done", true],
  ]);
});

test("a player is called by name", () => {
  expect(choices(position([legal("borrow", { seat: 2 })]), words)[0]!.label).toBe("happy_city-board-borrow Bot");
});
