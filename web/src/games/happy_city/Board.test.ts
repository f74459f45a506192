// The whole board in a simulated page: pointing, pressing and keys reach the legal moves, and only those.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HappyCityView } from "../../wire";
import type { Position } from "../board";
import Board from "./Board.svelte";
import { building, legal, position } from "./samples";

const spies = { onplay: vi.fn(), onwhy: vi.fn(), ontakeback: vi.fn(), onshow: vi.fn(), onrules: vi.fn() };
let mounted: ReturnType<typeof mount> | undefined;

function show(sent: Position<HappyCityView>, more: { shown?: number; frozen?: boolean } = {}): void {
  mounted = mount(Board, { target: document.body, props: { position: sent, shown: 0, words: (id) => id, ...spies, ...more } });
  flushSync();
}

function at(target: string): Element {
  const found = document.querySelector(`[data-target="${target}"]`);
  if (!found) throw new Error(`no ${target}`);
  return found;
}

function click(target: string, pointerType = "mouse"): void {
  const options = { bubbles: true, pointerType };
  at(target).dispatchEvent(new PointerEvent("pointerdown", options));
  at(target).dispatchEvent(new PointerEvent("click", options));
  flushSync();
}

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  flushSync();
  return event;
}

const buy = (number: number, action: number) => legal("buy", { building: number }, action, 3);

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Element.prototype.scrollIntoView = vi.fn();
  for (const spy of Object.values(spies)) spy.mockClear();
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.replaceChildren();
});

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
  expect(spies.onwhy).toHaveBeenCalledExactlyOnceWith(132);
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
  void unmount(mounted!);
  show({ ...position([]), seat: -1 });
  expect(document.querySelectorAll("[data-live]").length).toBe(0);
});
