import { expect, test } from "vitest";
import { place } from "./place";

const window = { width: 360, height: 740 };
const size = { width: 200, height: 100 };

test("a popover opens below its anchor, in the middle of it", () => {
  expect(place({ left: 160, top: 100, width: 40, height: 40 }, size, window)).toEqual({ left: 80, top: 148 });
});

test("at the bottom it opens above", () => {
  expect(place({ left: 160, top: 690, width: 40, height: 40 }, size, window)).toEqual({ left: 80, top: 582 });
});

test("at the side it stays inside the window", () => {
  expect(place({ left: 330, top: 100, width: 30, height: 40 }, size, window).left).toBe(152);
  expect(place({ left: 0, top: 100, width: 30, height: 40 }, size, window).left).toBe(8);
});

test("one that is taller than the window begins at its top", () => {
  expect(place({ left: 100, top: 300, width: 40, height: 40 }, { width: 200, height: 900 }, window).top).toBe(8);
});
