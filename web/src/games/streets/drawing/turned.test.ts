import { expect, test } from "vitest";
import { TURNS, upright } from "./turned";

test("a road below comes to the side it is turned to", () => {
  expect(upright(50, 90, 0, 0, TURNS["south"]!)).toEqual({ x: 50, y: 90 });
  expect(upright(50, 90, 0, 0, TURNS["west"]!)).toEqual({ x: 10, y: 50 });
  expect(upright(50, 90, 0, 0, TURNS["north"]!)).toEqual({ x: 50, y: 10 });
  expect(upright(50, 90, 0, 0, TURNS["east"]!)).toEqual({ x: 90, y: 50 });
});

test("what is wide stays inside the tile however it is turned", () => {
  for (let turn = 0; turn < 4; turn++) {
    const { x, y } = upright(90, 10, 40, 16, turn);
    expect(x).toBeGreaterThanOrEqual(23);
    expect(x).toBeLessThanOrEqual(77);
    expect(y).toBeGreaterThanOrEqual(11);
    expect(y).toBeLessThanOrEqual(89);
  }
});
