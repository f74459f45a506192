import { expect, test } from "vitest";
import { game } from "./samples";
import { Wish } from "./wish.svelte";


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
    hints: false,
    several: false,
    turn_limit: 0,
    name: "Ann",
  });
});

test("hints are a question only where people play together", () => {
  const wish = new Wish(game);
  wish.hints = true;
  expect(wish.request("").hints).toBe(true);
  wish.seats[1]!.kind = "bot:greedy";
  expect([wish.together, wish.request("").hints]).toEqual([false, false]);
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

test("the time for a decision and several people at one device are asked for", () => {
  const wish = new Wish(game);
  wish.turnLimit = 5;
  wish.several = true;
  expect(wish.request("")).toMatchObject({ turn_limit: 5, several: true });
  wish.chooseSpeed("days");
  expect(wish.request("").turn_limit).toBe(0);
});

test("a table without an open seat is not offered to strangers", () => {
  const wish = new Wish(game);
  wish.listed = true;
  wish.seats[1]!.kind = "bot:greedy";
  expect(wish.request("").listed).toBe(false);
});

test("whoever plays alone has one seat, and gets the opponent that the server asks for", () => {
  const option = { name: "against", values: ["nobody", "easy", "hard"] };
  const solo = { ...game, editions: [{ name: "solo", fewest: 1, most: 4, options: [option] }] };
  const wish = new Wish(solo, true);
  expect(wish.question()).toEqual({ game: game.name, edition: "solo", seats: 1, options: { against: "nobody" } });
  const refused = { code: 422, message: "needed", field: "option against", args: { allowed: "" } };
  expect(wish.mend(refused)).toBe(true);
  expect(wish.request("").options).toEqual({ against: "easy" });
  expect(wish.mend({ ...refused, args: { allowed: "", usual: "hard" } })).toBe(true);
  expect(wish.request("").options).toEqual({ against: "hard" });
  wish.playAlone(false);
  expect(wish.seats).toHaveLength(2);
  expect(wish.mend({ ...refused, args: { allowed: "nobody" } })).toBe(true);
  expect(wish.request("").options).toEqual({});
  expect(wish.mend({ ...refused, field: "seats" })).toBe(false);
});
