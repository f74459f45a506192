// The whole board in a simulated page: pointing, pressing and keys reach the legal moves, and only those.
import { expect, test } from "vitest";
import type { Legal } from "../board";
import { at, click, press, shows, spies } from "../common/simulated";
import Board from "./Board.svelte";
import { position, sheet } from "./samples";

const show = shows(Board);

const write = (number: number, street: number, house: number, action = number): Legal => ({
  action,
  kind: "write",
  fields: { number, street, house },
  gain: 0,
});
const combine = (slot: number): Legal => ({ action: 4 * (slot - 1), kind: "combine", fields: { number: slot, effect: slot }, gain: 0 });
const chosen = { number_slot: 1, effect_slot: 1, number: 3, effect: "park", street: null, house: null };

test("a click with the mouse plays the move of the place", () => {
  show(position([write(3, 1, 2, 99)], { phase: "house", chosen }));
  click("house-1-2");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(99);
});

test("a first touch shows the number in outline, the second plays", () => {
  show(position([write(3, 1, 2, 99)], { phase: "house", chosen }));
  click("house-1-2", "touch");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(document.querySelector(".number.ghost")?.textContent).toContain("3");
  click("house-1-2", "touch");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(99);
});

test("a place where nothing can be done is no button, and a click asks which rule forbids it", () => {
  show(position([write(3, 1, 2)], { phase: "house", chosen }));
  expect(at("house-2-4").getAttribute("role")).toBe("img");
  expect(at("house-2-4").getAttribute("aria-label")).toBe("welcome-board-place");
  click("house-2-4");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(spies.onwhy).toHaveBeenCalledExactlyOnceWith({ kind: "write", fields: { number: 3, street: 2, house: 4 } });
});

test("while a fence is asked for, a gap where none may stand is asked about as a fence", () => {
  const fence: Legal = { action: 7, kind: "fence", fields: { street: 1, house: 1 }, gain: 0 };
  show(position([fence], { phase: "effect", chosen: { ...chosen, effect: "fence", street: 1, house: 1 } }));
  expect(at("gap-2-1").hasAttribute("role")).toBe(false);
  click("gap-2-1");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(spies.onwhy).toHaveBeenCalledExactlyOnceWith({ kind: "fence", fields: { street: 2, house: 1 } });
  click("gap-1-1");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(7);
});

test("a house that takes several numbers offers them", () => {
  show(position([write(2, 1, 1, 50), write(3, 1, 1, 51)], { phase: "house", chosen }));
  click("house-1-1");
  const offered = [...document.querySelectorAll<HTMLButtonElement>(".choices button")];
  expect(offered.map((button) => button.textContent?.trim())).toEqual(["2", "3"]);
  offered[1]!.click();
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(51);
});

test("Esc belongs to the board only while something is open", () => {
  show(position([write(2, 1, 1, 50), write(3, 1, 1, 51)], { phase: "house", chosen }));
  expect(press("Escape").defaultPrevented).toBe(false);
  click("house-1-1");
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(document.querySelector(".choices")).toBeNull();
});

test("digits choose a pair", () => {
  show(position([combine(1), combine(3)]));
  press("2");
  expect(spies.onplay).not.toHaveBeenCalled();
  press("3");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(8);
});

test("in a hand a number and an effect of two cards make the move", () => {
  const hand: Legal[] = [
    { action: 1, kind: "combine", fields: { number: 1, effect: 2 }, gain: 0 },
    { action: 5, kind: "combine", fields: { number: 2, effect: 3 }, gain: 0 },
  ];
  show(position(hand, { way: "draft" }));
  click("number-1");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(at("effect-3").hasAttribute("role")).toBe(false);
  click("effect-2");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(1);
});

test("a spectator can press nothing", () => {
  show({ ...position([]), seat: -1 });
  expect(document.querySelectorAll("[data-live]").length).toBe(0);
  click("house-1-1");
  expect(spies.onwhy).not.toHaveBeenCalled();
});

test("the street tells its houses to a screen reader", () => {
  const own = sheet();
  own.streets[0]!.houses[0]!.number = 4;
  show(position([], { sheets: [own] }));
  expect(document.querySelectorAll("svg.street[role=group][aria-label]").length).toBe(own.streets.length);
});
