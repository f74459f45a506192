import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

const CITY = { left: -3, top: -2, right: 5, bottom: 4 };

function camera(): Camera {
  const made = new Camera();
  [made.wide, made.tall] = [390, 400];
  return made;
}

test("what fits is all in sight, whatever was seen before", () => {
  const seen = camera();
  seen.zoom(3, 10, 10);
  expect(seen.shows(CITY)).toBe(false);
  seen.fit(CITY, []);
  expect(seen.shows(CITY)).toBe(true);
  expect(seen.held).toBe(false);
});

test("a small city is not blown up", () => {
  const seen = camera();
  [seen.wide, seen.tall] = [1600, 1200];
  seen.fit({ left: 0, top: 0, right: 2, bottom: 1 }, []);
  expect(seen.unit).toBe(150);
});

test("zooming leaves the point under the pointer where it is", () => {
  const seen = camera();
  seen.fit(CITY, []);
  const point = () => [(120 - seen.left) / seen.unit, (300 - seen.top) / seen.unit];
  const before = point();
  seen.zoom(1.6, 120, 300);
  const after = point();
  expect(after[0]).toBeCloseTo(before[0]!);
  expect(after[1]).toBeCloseTo(before[1]!);
});

test("the city cannot be pushed out of reach", () => {
  const seen = camera();
  seen.drag(-9000, 4000);
  seen.hold(CITY);
  expect([seen.x, seen.y]).toEqual([5, -2]);
});

test("a tile below the buttons makes the city move out of their way", () => {
  const seen = camera();
  seen.tall = 330;
  seen.fit(CITY, [{ x: -3, y: -2 }]);
  const free = seen.unit;
  expect(seen.top - 2 * seen.unit).toBeLessThan(52);
  seen.fit(CITY, [{ x: 4, y: -2 }]);
  expect(seen.unit).toBeLessThanOrEqual(free);
  expect(seen.top - 2 * seen.unit).toBeGreaterThanOrEqual(52);
  expect(seen.shows(CITY)).toBe(true);
});
