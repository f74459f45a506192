import { expect, test } from "vitest";
import { walk, type Spot } from "./walk";

// Two lines of houses, the second a little uneven, and a lone target below.
const SPOTS: Spot[] = [
  { id: "b2", x: 160, y: 104 },
  { id: "a1", x: 50, y: 20 },
  { id: "a3", x: 250, y: 20 },
  { id: "b1", x: 60, y: 100 },
  { id: "a2", x: 150, y: 22 },
  { id: "c1", x: 240, y: 200 },
];

test("left and right follow the reading order and go round", () => {
  const path = ["a1", "a2", "a3", "b1", "b2", "c1"];
  path.forEach((id, index) => {
    expect(walk(SPOTS, id, "ArrowRight")).toBe(path[(index + 1) % path.length]);
    expect(walk(SPOTS, id, "ArrowLeft")).toBe(path[(index + path.length - 1) % path.length]);
  });
});

test("up and down go to the nearest target of the next line and stay at the edge", () => {
  expect(walk(SPOTS, "a3", "ArrowDown")).toBe("b2");
  expect(walk(SPOTS, "b1", "ArrowUp")).toBe("a1");
  expect(walk(SPOTS, "b2", "ArrowDown")).toBe("c1");
  expect(walk(SPOTS, "a2", "ArrowUp")).toBe("a2");
  expect(walk(SPOTS, "c1", "ArrowDown")).toBe("c1");
});

test("without a start the first target comes first, and without targets there is none", () => {
  expect(walk(SPOTS, null, "ArrowLeft")).toBe("a1");
  expect(walk(SPOTS, "gone", "ArrowDown")).toBe("a1");
  expect(walk([], null, "ArrowRight")).toBeNull();
});
