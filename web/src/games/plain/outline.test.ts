import { expect, test } from "vitest";
import { noted, outline, readable, size, type Voice } from "./outline";

const voice: Voice = {
  words: (id) => id,
  label: (field) => `<${field}>`,
  value: (_, id) => readable(id),
  isTold: (field) => field === "figures",
};

test("single values and lists of them stand on one line", () => {
  const view = { coins: 3, debt: -2, colours: ["red", "sky_blue"], nothing: null, empty: [], last: true };
  expect(outline(view, voice)).toEqual([
    { label: "<coins>", text: "3", below: [] },
    { label: "<debt>", text: "−2", below: [] },
    { label: "<colours>", text: "red, sky blue", below: [] },
    { label: "<nothing>", text: "–", below: [] },
    { label: "<empty>", text: "–", below: [] },
    { label: "<last>", text: "table-yes", below: [] },
  ]);
});

test("what has parts has lines below it, numbered where it is a list", () => {
  const [cities] = outline({ cities: [{ coins: 1 }, { coins: 2 }] }, voice);
  expect(cities).toMatchObject({ label: "<cities>", text: "" });
  expect(cities?.below.map((each) => [each.label, each.below[0]?.text])).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
  expect(size(cities ? [cities] : [])).toBe(5);
});

test("seats are called by their names", () => {
  const lines = outline({ turn: 1, cities: [{ coins: 1 }, { coins: 2 }] }, voice, ["Ann", "Ben"]);
  expect(lines[0]?.text).toBe("Ben");
  expect(lines[1]?.below.map((each) => each.label)).toEqual(["Ann", "Ben"]);
});

test("whoever owns something is named at any depth, and only there a number is a seat", () => {
  const view = { buildings: [{ owner: 0 }, { owner: null }], plan: { first: 1 } };
  const [buildings, plan] = outline(view, voice, ["Ann", "Ben"]);
  expect(buildings?.below.map((each) => each.below[0]?.text)).toEqual(["Ann", "–"]);
  expect(plan?.below[0]?.text).toBe("1");
});

test("what the page says already is left out, and anything that is no view is no lines", () => {
  expect(outline({ game: "pips", seat: 0, round: 3, phase: "buy", pot: 1 }, voice)).toHaveLength(1);
  expect(outline({ players: [{ seat: 0, pot: 1 }] }, voice)[0]?.below[0]?.below).toHaveLength(1);
  expect(outline({ figures: { amount: 2 }, effect: "toll" }, voice).map((each) => each.label)).toEqual(["<effect>"]);
  expect(outline(null, voice)).toEqual([]);
});

test("a move without words is told by its kind and its fields", () => {
  expect(noted({ kind: "take_card", fields: { card: 4 } })).toBe("take card, card 4");
});
