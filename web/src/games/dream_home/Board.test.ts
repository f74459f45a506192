// The whole board in a simulated page: pointing, pressing and keys reach the legal moves, and only those.
import { expect, test } from "vitest";
import { at, clear, click, press, shows, spies } from "../common/simulated";
import Board from "./Board.svelte";
import { choices } from "./choices";
import { cell, column, house, legal, position, resource, room } from "./samples";

const show = shows(Board);

const live = () => [...document.querySelectorAll("[data-live]")].map((each) => each.getAttribute("data-target"));
const inHand = { phase: "build", columns: [1, 2, 3, 4, 5].map(() => column(null)), hand: { column: 2, room: room("kids", "25"), resource: null } };
const BUILDS = [legal("build", { floor: 2, column: 1 }, 137, 2), legal("build", { floor: 2, column: 2 }, 138, 6)];

test("a click with the mouse takes the column", () => {
  show(position([legal("take", { column: 3 }, 10)]));
  expect(live()).toEqual(["column-3"]);
  click("column-3");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(10);
});

test("a first touch shows where the room would fit and what it would bring, the second takes it", () => {
  const columns = [column("living"), column("kitchen", { fits: [{ floor: 2, column: 1, gain: 1 }, { floor: 2, column: 2, gain: 5 }] })];
  show(position([legal("take", { column: 2 }, 9)], { columns }));
  expect(at("column-2").parentElement!.querySelector(".best")?.textContent).toBe("+5");
  click("column-2", "touch");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(at("cell-0-2-1").querySelector(".gain")?.textContent).toBe("+1");
  expect(at("cell-0-2-2").querySelector(".gain")?.textContent).toBe("+5");
  expect(document.querySelector(".info")?.textContent).toContain("dream_home-board-again");
  click("column-2", "touch");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(9);
});

test("the room in hand glows where it may go, with its gain, and is built by a click", () => {
  show(position(BUILDS, inHand));
  expect(at("cell-0-2-2").querySelector(".gain")?.textContent).toBe("+6");
  expect(at("cell-0-1-1").getAttribute("role")).toBe("img");
  click("cell-0-2-2");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(138);
});

test("the card in hand is turned over and then laid face-down", () => {
  show(position([...BUILDS, legal("hide", { floor: 3, column: 4 }, 180)], inHand));
  click("hand-room");
  expect(live()).toEqual(["cell-0-3-4", "hand-room"]);
  click("cell-0-3-4");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(180);
});

test("a forbidden cell asks the server for the rule", () => {
  show(position(BUILDS, inHand));
  click("cell-0-1-3");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(spies.onwhy).toHaveBeenCalledExactlyOnceWith({ kind: "build", fields: { floor: 1, column: 3 } });
});

test("the drill: tool, room, column", () => {
  const houses = [house([cell(2, 1, { room: room("bathroom") })], { tools: ["drill"] }), house()];
  show(position([legal("take", { column: 1 }, 8), legal("drill", { floor: 2, column: 1, from: 4 }, 843)], { houses }));
  click("tool-drill");
  expect(live()).toEqual(["cell-0-2-1", "column-4"]);
  expect(document.querySelector(".info")?.textContent).toContain("dream_home-board-use-drill");
  click("cell-0-2-1");
  expect(live()).toEqual(["column-4"]);
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(live()).toContain("tool-drill");
  press("6");
  click("column-4");
  click("cell-0-2-1");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(843);
});

test("digits take columns, arrows walk what can be done", () => {
  show(position([legal("take", { column: 2 }, 9), legal("take", { column: 5 }, 12)]));
  press("5");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(12);
  press("3");
  expect(spies.onplay).toHaveBeenCalledTimes(1);
});

test("cards of one room are one drawing, and a finished room is lit", () => {
  const cells = [cell(2, 1, { room: room("living"), finished: true }), cell(2, 2, { room: room("living", "02"), joined_left: true, finished: true }), cell(2, 3, { room: room("kids", "25") })];
  show(position([], { houses: [house(cells), house()] }));
  const rooms = [...document.querySelectorAll(".front .floors .room")];
  expect(rooms.map((each) => each.getAttribute("data-kind"))).toEqual(["living", "kids"]);
  expect(rooms.map((each) => each.classList.contains("lit"))).toEqual([true, false]);
});

test("the roof pile is closed until the end, when the roof is laid and all houses are shown", () => {
  show(position([], { houses: [house([], { roofs: 3 }), house()] }));
  expect(at("pile-0").textContent?.trim()).toBe("3");
  expect(document.querySelectorAll("[data-roof]").length).toBe(0);
  clear();
  const roof = ["red", "red", "blue", "green"].map((name) => resource("roof", name));
  show({ ...position([], { houses: [house([], { roof, total: 29 }), house()], phase: "over", ranking: [1, 2] }), over: true });
  expect(document.querySelectorAll(".house").length).toBe(2);
  expect([...document.querySelectorAll(".house [data-roof]")].map((each) => each.getAttribute("data-roof"))).toEqual(["red", "red", "blue", "green"]);
});

test("helpers fetch from the discard after the last round", () => {
  show(position([legal("supply", { card: 30 }, 413), legal("done", {}, 0)], { phase: "helpers", room_discard: [room("kids", "30")] }));
  click("discard-30");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(413);
});

test("moves without a place are buttons, the end of the turn commits", () => {
  const buttons = choices(position([legal("waive", {}, 2), legal("build", {}, 130), legal("done", {}, 0)]), (id) => id);
  expect(buttons.map(({ kind, commits }) => [kind, commits])).toEqual([["waive", false], ["done", true]]);
});

test("other houses are one click away; a frozen board and a spectator have nothing to press", () => {
  show(position(BUILDS, inHand), { frozen: true });
  expect(live()).toEqual([]);
  document.querySelector<HTMLButtonElement>(".others button")!.click();
  expect(spies.onshow).toHaveBeenCalledExactlyOnceWith(1);
  clear();
  show({ ...position([]), seat: -1 });
  expect(live()).toEqual([]);
});
