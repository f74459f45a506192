// The whole board in a simulated page: pointing, pressing and keys reach the legal moves, and only those.
import { expect, test, vi } from "vitest";
import { at, clear, click, point, press, shows, spies } from "../common/simulated";
import Board from "./Board.svelte";
import { building, decision, legal, moving, placing, position, view } from "./samples";
import { describeBuilding } from "./say";

const show = shows(Board);

const way = (label: string) => [...document.querySelectorAll<HTMLButtonElement>(".ways button")].find((button) => button.textContent?.includes(label))!;

test("a tile of the hand is picked by click, by one touch and by its digit", () => {
  const sent = position([legal("pick", { tile: 3 }, 66), legal("pick", { tile: 5 }, 68)]);
  show(sent);
  click("hand-5");
  click("hand-3", "touch");
  press("2");
  expect(spies.onplay.mock.calls).toEqual([[68], [66], [68]]);
});

test("a mouse builds on the side it points at", () => {
  show(placing());
  const place = at("place-2,0");
  place.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  point("pointermove", place, { clientX: 5, clientY: 50 });
  click("place-2,0", "mouse", { clientX: 5, clientY: 50 });
  point("pointermove", place, { clientX: 50, clientY: 95 });
  click("place-2,0", "mouse", { clientX: 50, clientY: 95 });
  expect(spies.onplay.mock.calls).toEqual([[701], [700]]);
});

test("a finger sees the best way first, turns the tile with every tap, and builds with the button", () => {
  show(placing());
  click("place-2,0", "touch");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(document.querySelector(".panel")?.textContent).toContain("streets-board-closes");
  click("place-2,0", "touch");
  expect(document.querySelector(".panel")?.textContent).not.toContain("streets-board-closes");
  way("streets-board-build").click();
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(700);
});

test("without a pointer the ways of a place open as buttons, and digits choose among them", () => {
  show(placing());
  (at("place-2,0") as HTMLElement).focus();
  press("Enter");
  expect(document.querySelectorAll(".ways button").length).toBe(2);
  press("2");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(701);
});

test("places say what the tile would be worth there, before it is picked too", () => {
  show(placing());
  expect(at("place--1,0").textContent).toContain("$7");
  expect(at("place-2,0").textContent).toContain("$3");
});

test("a building where nobody can be sent is no button and asks for the rule", () => {
  show(moving());
  expect(at("tile-10").getAttribute("role")).toBe("img");
  click("tile-10");
  expect(spies.onwhy).toHaveBeenCalledExactlyOnceWith({ kind: "send", fields: { home: 10 } });
});

test("one person or all of them go to a building", () => {
  show(moving());
  click("tile-11");
  expect(document.querySelectorAll(".ways button").length).toBe(2);
  way("streets-board-all").click();
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(458);
});

test("people can be dragged to a building", async () => {
  show(moving());
  const group = document.querySelector<HTMLElement>(".movers button")!;
  group.setPointerCapture = vi.fn();
  document.elementFromPoint = () => at("tile-11");
  point("pointerdown", group, { clientX: 0, clientY: 0 });
  point("pointermove", group, { clientX: 60, clientY: 40 });
  expect(document.querySelector(".dragged")).not.toBeNull();
  point("pointerup", group, { clientX: 60, clientY: 40 });
  expect(document.querySelector(".dragged")).toBeNull();
  expect(document.querySelectorAll(".ways button").length).toBe(2);
  await new Promise((resume) => setTimeout(resume)); // until clicks count again
});

test("looking at a building shows what its whole street would earn", () => {
  show(position([], { decision: decision("pick", { seat: 1 }) }));
  click("tile-10", "touch");
  expect([...document.querySelectorAll(".worth")].map((price) => price.textContent)).toEqual(["$8", "$8"]);
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(document.querySelector(".worth")).toBeNull();
  expect(press("Escape").defaultPrevented).toBe(false);
});

test("the map zooms with its keys and leaves the shell its own", () => {
  show(placing());
  const map = document.querySelector<HTMLElement>(".view")!;
  const unit = () => map.style.getPropertyValue("--unit");
  const before = unit();
  expect(press("+").defaultPrevented).toBe(true);
  expect(unit()).not.toBe(before);
  press("0");
  expect(unit()).toBe(before);
  expect(press("c").defaultPrevented).toBe(false);
});

test("what was paid is listed building by building", () => {
  show(position([legal("done", {}, 0)], { receipts: [{ tile: 10, player: 0, value: 6, people: 2, total: 8, source: null }] }));
  expect(document.querySelector(".income")?.textContent).toContain("6 + 2");
  expect(document.querySelector(".income")?.textContent).toContain("+$8");
});

test("whoever looks at another's buildings sees the rest faded", () => {
  show(position([]), { shown: 1 });
  expect([...document.querySelectorAll(".world .tile[data-target]")].map((tile) => tile.classList.contains("faded"))).toEqual([true, false]);
});

test("a frozen board and a spectator have nothing to press", () => {
  show(placing(), { frozen: true });
  expect(document.querySelectorAll("[data-live]").length).toBe(0);
  clear();
  show({ ...position([]), seat: -1, view: view({ seat: -1, hand: [] }) });
  expect(document.querySelectorAll("[data-live]").length).toBe(0);
});

test("a building is worth something now only while the game goes on", () => {
  const told = (end_reason: string) => describeBuilding((id) => id, building(10, 0, 0), view({ end_reason }), ["Ann"]);
  expect(told("")).toContain("streets-board-worth-short");
  expect(told("streets-end-tiles")).toMatch(/streets-dollars$/);
});
