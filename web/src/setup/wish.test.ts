import { expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { Wish } from "./wish.svelte";

const game: GameInfo = {
  name: "welcome",
  rules_version: 1,
  bots: ["random", "greedy"],
  editions: [
    { name: "first", fewest: 1, most: 12, options: [{ name: "expert", values: ["false", "true"] }] },
    { name: "pocket", fewest: 2, most: 2, options: [] },
  ],
};

test("a new table has me, an open seat and leaves options to the game", () => {
  expect(new Wish(game).request("Ann")).toEqual({
    game: "welcome",
    edition: "first",
    options: {},
    seats: [{ kind: "me" }, { kind: "open" }],
    speed: "live",
    spectators: true,
    listed: false,
    hand_over: 5,
    name: "Ann",
  });
});

test("an option that was chosen is sent", () => {
  const wish = new Wish(game);
  wish.options["expert"] = "true";
  expect(wish.request("").options).toEqual({ expert: "true" });
});

test("bots and people at this device become what the server expects", () => {
  const wish = new Wish(game);
  wish.add("bot:greedy");
  wish.add("local");
  wish.seats[3]!.name = " Bob ";
  expect(wish.request("").seats.slice(2)).toEqual([
    { kind: "bot", level: "greedy" },
    { kind: "local", name: "Bob" },
  ]);
});

test("only one seat can be mine", () => {
  const wish = new Wish(game);
  expect(wish.kinds(wish.seats[0]!)).toContain("me");
  expect(wish.kinds(wish.seats[1]!)).not.toContain("me");
});

test("an edition for fewer people takes the seats that are too many away", () => {
  const wish = new Wish(game);
  wish.add("open");
  wish.chooseEdition("pocket");
  expect(wish.seats).toHaveLength(2);
  expect(wish.mayAdd).toBe(false);
  expect(wish.mayRemove).toBe(false);
});

test("a slow game gives people more time before a bot may take over", () => {
  const wish = new Wish(game);
  wish.chooseSpeed("days");
  expect(wish.request("").hand_over).toBe(3 * 24 * 60);
});

test("a table without an open seat is not offered to strangers", () => {
  const wish = new Wish(game);
  wish.listed = true;
  wish.seats[1]!.kind = "bot:greedy";
  expect(wish.request("").listed).toBe(false);
});
