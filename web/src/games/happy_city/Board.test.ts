// The whole board in a simulated page: pointing, pressing and keys reach the legal moves, and only those.
import { expect, test } from "vitest";
import { at, clear, click, press, shows, spies } from "../common/simulated";
import Board from "./Board.svelte";
import { building, legal, position } from "./samples";

const show = shows(Board);

const buy = (number: number, action: number) => legal("buy", { building: number }, action, 3);

test("a click with the mouse buys", () => {
  show(position([buy(7, 134)]));
  click("building-2");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(134);
});

test("a first touch shows what the card would bring, the second buys", () => {
  show(position([buy(7, 134)]));
  click("building-2", "touch");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(document.querySelector(".total")?.textContent).toBe("15");
  expect(document.querySelector(".panel")?.textContent).toContain("+3");
  click("building-2", "touch");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(134);
});

test("a card that cannot be had is no button and tells the rule against it", () => {
  show(position([buy(7, 134)], { buildings: [building(5, { refusal: "happy_city.buy.coins" }), building(7)] }));
  expect(at("building-1").getAttribute("role")).toBe("img");
  click("building-1", "touch");
  expect(spies.onwhy).not.toHaveBeenCalled();
  expect(document.querySelector(".obstacle")?.textContent).toBe("happy_city-rule-buy-coins");
  click("building-1");
  expect(spies.onplay).not.toHaveBeenCalled();
  expect(spies.onwhy).toHaveBeenCalledExactlyOnceWith({ kind: "buy", fields: { building: 5 } });
});

test("digits and arrows reach the cards", () => {
  show(position([buy(5, 132), buy(7, 134)]));
  press("2");
  expect(spies.onplay).toHaveBeenCalledExactlyOnceWith(134);
  press("9");
  expect(spies.onplay).toHaveBeenCalledTimes(1);
});

test("Esc belongs to the board only while something is explained", () => {
  show(position([]));
  expect(press("Escape").defaultPrevented).toBe(false);
  click("special-9");
  const menu = document.createElement("button");
  menu.setAttribute("popovertarget", "menu");
  menu.setAttribute("aria-expanded", "true");
  document.body.append(menu);
  expect(press("Escape").defaultPrevented).toBe(false); // it closes the menu
  menu.remove();
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(document.querySelector(".panel")).toBeNull();
});

test("what a special building still lacks is hollow", () => {
  show(position([]));
  expect(at("special-9").querySelectorAll(".pip").length).toBe(3);
  expect(at("special-9").querySelectorAll(".hollow").length).toBe(1);
});

test("other cities are one click away", () => {
  show(position([]));
  document.querySelector<HTMLButtonElement>(".others button")!.click();
  expect(spies.onshow).toHaveBeenCalledExactlyOnceWith(1);
});

test("a frozen board and a spectator have nothing to press", () => {
  show(position([buy(7, 134)]), { frozen: true });
  expect(document.querySelectorAll("[data-live]").length).toBe(0);
  clear();
  show({ ...position([]), seat: -1 });
  expect(document.querySelectorAll("[data-live]").length).toBe(0);
});
