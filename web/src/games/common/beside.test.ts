import { describe, expect, it } from "vitest";
import { beside, type Box, type Size } from "./beside";

function covers(spot: Box, near: Box): boolean {
  return spot.left < near.left + near.width && near.left < spot.left + spot.width && spot.top < near.top + near.height && near.top < spot.top + spot.height;
}

/** The box that it takes in the end. */
function taken(near: Box, size: Size, frame: Size): Box {
  const spot = beside(near, size, frame);
  return { left: spot.left, top: spot.top, width: Math.min(size.width, spot.width), height: Math.min(size.height, spot.height) };
}

describe("what floats beside a place", () => {
  const frame = { width: 740, height: 268 };

  it("goes above where there is room, otherwise below", () => {
    expect(taken({ left: 300, top: 200, width: 40, height: 40 }, { width: 200, height: 100 }, frame).top).toBe(92);
    expect(taken({ left: 300, top: 20, width: 40, height: 40 }, { width: 200, height: 100 }, frame).top).toBe(68);
  });

  it("never covers the place, not even in a low window", () => {
    for (const left of [0, 320, 690]) {
      const near = { left, top: 30, width: 50, height: 150 };
      const spot = taken(near, { width: 340, height: 160 }, frame);
      expect(covers(spot, near)).toBe(false);
      expect(spot.left + spot.width).toBeLessThanOrEqual(frame.width);
      expect(spot.top + spot.height).toBeLessThanOrEqual(frame.height);
    }
  });

  it("is cut to the larger part where there is no room at any side", () => {
    const near = { left: 10, top: 100, width: 340, height: 80 };
    const spot = taken(near, { width: 340, height: 300 }, { width: 360, height: 400 });
    expect(covers(spot, near)).toBe(false);
    expect(spot.height).toBe(204);
  });
});
