import { expect, test } from "vitest";
import { Changes } from "./changes";
import type { Line } from "./outline";

const line = (label: string, text: string): Line => ({ label, text, below: [] });
const table = (mine: string, theirs: string): Line[] => [
  { label: "cities", text: "", below: [line("Ann", mine), line("Ben", theirs)] },
  line("deck", "20"),
];
const begin = { legal: [1], can_take_back: false };
const within = { legal: [1], can_take_back: true };
const wait = { legal: [], can_take_back: false };
const BEN = new Set(["/cities", "/cities/Ben"]);

test("what others did is marked until my next turn ends, and what I do is not", () => {
  const changes = new Changes();
  expect(changes.follow(begin, table("1", "1")).size).toBe(0);
  expect(changes.follow(within, table("2", "1")).size).toBe(0);
  expect(changes.follow(wait, table("2", "1")).size).toBe(0);
  expect(changes.follow(wait, table("2", "5"))).toEqual(BEN);
  expect(changes.follow(begin, table("2", "5"))).toEqual(BEN);
  expect(changes.follow(within, table("3", "5"))).toEqual(BEN);
  expect(changes.follow(begin, table("2", "5"))).toEqual(BEN); // all taken back
  expect(changes.follow(within, table("3", "5"))).toEqual(BEN);
  expect(changes.follow(wait, table("3", "5")).size).toBe(0);
  expect(changes.follow(begin, table("3", "6")).has("/cities/Ben")).toBe(true);
});

test("others who are quicker than the page are marked too", () => {
  const changes = new Changes();
  changes.follow(begin, table("1", "1"));
  changes.follow(within, table("2", "1"));
  expect(changes.follow(begin, table("2", "5"))).toEqual(BEN);
});

test("a line that has gone marks the part that it stood in", () => {
  const changes = new Changes();
  changes.follow(begin, table("1", "1"));
  expect(changes.follow(wait, table("1", "1").slice(1)).has("/cities")).toBe(true);
});

test("a spectator has no last turn", () => {
  const changes = new Changes();
  changes.follow(wait, table("1", "1"));
  expect(changes.follow(wait, table("1", "5")).size).toBe(0);
});
