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

test("of a city too large to read only the part is shown where something happens, and nothing beside the city", () => {
  const seen = camera();
  const large = { left: -8, top: -6, right: 8, bottom: 6 };
  seen.frame(large, [], null);
  expect(seen.shows(large)).toBe(true);
  const part = { left: 6, top: 4, right: 8, bottom: 5 };
  seen.frame(large, [], part);
  expect(seen.unit).toBeGreaterThanOrEqual(60);
  expect(seen.shows(part)).toBe(true);
  expect(seen.x + seen.wide / seen.unit / 2).toBeLessThan(8.5);
});

test("a part that reaches through the whole city shows the whole city", () => {
  const seen = camera();
  const large = { left: -8, top: -6, right: 8, bottom: 6 };
  seen.frame(large, [], large);
  expect(seen.shows(large)).toBe(true);
});

test("what somebody looks at becomes large, and what the keys reach comes into sight", () => {
  const seen = camera();
  seen.fit({ left: -8, top: -6, right: 8, bottom: 6 }, []);
  seen.look({ x: 7, y: 5 });
  expect(seen.unit).toBeGreaterThanOrEqual(100);
  expect(seen.shows({ left: 7, top: 5, right: 8, bottom: 6 })).toBe(true);
  seen.reveal({ x: -8, y: -6 });
  expect(seen.shows({ left: -8, top: -6, right: -7, bottom: -5 })).toBe(true);
});

test("the ground around a city is left out before its tiles become too small to read", () => {
  const seen = camera();
  [seen.wide, seen.tall] = [980, 590];
  const ground = { left: -5, top: -5, right: 6, bottom: 5 };
  const cells = [{ x: -4, y: -4 }, { x: 4, y: 3 }];
  seen.frame(ground, cells, null);
  expect(seen.unit).toBeGreaterThanOrEqual(62);
  expect(seen.shows({ left: -4, top: -4, right: 5, bottom: 4 })).toBe(true);
});

test("of places far apart those come into sight that weigh most together, and the others are beyond", () => {
  const seen = camera();
  const large = { left: -8, top: -6, right: 10, bottom: 6 };
  const wishes = [
    { x: -8, y: -6, weight: 1 },
    { x: 0, y: 0, weight: 2 },
    { x: 2, y: 1, weight: 3 },
    { x: 9, y: 1, weight: 4 },
  ];
  const found = seen.worthiest(wishes);
  expect(found).toEqual(wishes.slice(1, 3));
  seen.frame(large, [], { left: 0, top: 0, right: 3, bottom: 2 });
  expect(seen.unit).toBeGreaterThanOrEqual(62);
  expect(seen.beyond(wishes)).toEqual([wishes[0], wishes[3]]);
});

test("whoever has looked closely at a place sees afterwards what was in sight before", () => {
  const seen = camera();
  seen.fit(CITY, []);
  const before = [seen.x, seen.y, seen.unit];
  seen.look({ x: 3, y: 2 });
  seen.look({ x: 0, y: 0 });
  expect(seen.unit).toBeGreaterThan(before[2]!);
  seen.leave();
  expect([seen.x, seen.y, seen.unit]).toEqual(before);
});

test("what lies below the buttons is beyond, and comes out from under them", () => {
  const seen = camera();
  seen.frame({ left: -8, top: -6, right: 10, bottom: 6 }, [], { left: 0, top: 0, right: 3, bottom: 2 });
  const below = { x: Math.floor((seen.wide - 20 - seen.left) / seen.unit), y: Math.floor((20 - seen.top) / seen.unit) };
  expect(seen.beyond([below])).toEqual([below]);
  seen.reveal(below);
  expect(seen.beyond([below])).toEqual([]);
});

test("a sign has room where neither the buttons nor a cell lie below it", () => {
  const seen = camera();
  seen.fit(CITY, []);
  const middle = { x: seen.left + 0.5 * seen.unit, y: seen.top + 0.5 * seen.unit };
  expect(seen.hasRoom(middle.x, middle.y, 40, [])).toBe(true);
  expect(seen.hasRoom(middle.x, middle.y, 40, [{ x: 0, y: 0 }])).toBe(false);
  expect(seen.hasRoom(seen.wide - 30, 30, 40, [])).toBe(false);
});

test("a part in the corner of the city does not come to lie below the buttons", () => {
  for (const [wide, tall] of [[360, 400], [470, 270]] as const) {
    const seen = camera();
    [seen.wide, seen.tall] = [wide, tall];
    const large = { left: -8, top: -6, right: 8, bottom: 6 };
    const part = { left: 6, top: -6, right: 8, bottom: -4 };
    seen.frame(large, [{ x: -8, y: 5 }, { x: 7, y: -6 }], part);
    expect(seen.shows(part)).toBe(true);
    const [left, top] = [seen.left + 7 * seen.unit, seen.top - 6 * seen.unit];
    if (seen.narrow) expect(top).toBeGreaterThanOrEqual(51.9);
    else expect(left + seen.unit).toBeLessThanOrEqual(wide - 51.9);
  }
});
