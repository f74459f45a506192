import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hands, type Desk } from "./hands";

let desk: Desk;
let quit: () => void;

/** jsdom has no pointer events of its own. */
function pointer(type: string, pointerType: string): void {
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  document.querySelector("[data-about]")!.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><i data-about="track" data-target="track"></i></main>';
  desk = { hot: null, open: null, past: false, about: null, targets: new Map([["track", 1]]), press: vi.fn(), why: vi.fn(), dismiss: () => false, digit: () => false };
  quit = hands(document.querySelector("main")!, desk);
});

afterEach(() => {
  quit();
  vi.useRealTimers();
});

test("a mouse at which the board has come to lie asks nothing until it moves", () => {
  pointer("pointerover", "mouse");
  vi.runAllTimers();
  expect(desk.hot).toBe("track");
  expect(desk.about).toBeNull();
  pointer("pointermove", "mouse");
  vi.runAllTimers();
  expect(desk.about).toBe("track");
});

test("a mouse that has moved is answered wherever it goes", () => {
  pointer("pointermove", "mouse");
  vi.runAllTimers();
  desk.about = null;
  pointer("pointerover", "mouse");
  vi.runAllTimers();
  expect(desk.about).toBe("track");
});
