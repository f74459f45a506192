// Rooms that grow: cards of one room are drawn together, and no piece of furniture stands there twice.
import { expect, test } from "vitest";
import { cell, room } from "../samples";
import { runsOf } from "../runs";
import { furnish } from "./furniture";

const KINDS = [
  ...["living", "bedroom", "kitchen", "kids", "bathroom", "pantry", "wardrobe", "sauna", "study", "library", "games"],
  ...["garage", "wine_cellar", "workshop", "laundry", "storage"],
];

test("every kind of room is drawn", () => {
  for (const kind of KINDS) {
    expect(furnish(kind, [{ card: 7, children: 0 }])[0]!.length, kind).toBeGreaterThan(5);
  }
});

test("a living room of three cards has three different pieces, whichever cards they are", () => {
  const pieces = furnish("living", [{ card: 1, children: 0 }, { card: 5, children: 0 }, { card: 9, children: 0 }]);
  expect(new Set(pieces).size).toBe(3);
  expect(new Set(pieces.map((parts) => JSON.stringify(parts))).size).toBe(3);
});

test("children of a card are to be seen", () => {
  const [without, one, two] = [0, 1, 2].map((children) => furnish("kids", [{ card: 25, children }])[0]!.length);
  expect(one! - without!).toBeGreaterThan(0);
  expect(two! - one!).toBe(one! - without!);
});

test("joined cells are one run, neighbours of other rooms are not", () => {
  const cells = [
    cell(1, 1, { room: room("living") }),
    cell(1, 2, { room: room("living", "02"), joined_left: true }),
    cell(1, 3),
    cell(1, 4, { room: room("living", "03") }),
    cell(2, 1, { room: room("kids", "25"), face_down: true }),
  ];
  expect(runsOf(cells).map((run) => run.map(({ floor, column }) => `${floor}${column}`))).toEqual([["11", "12"], ["14"], ["21"]]);
});
