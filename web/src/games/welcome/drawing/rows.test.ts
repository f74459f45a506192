import { expect, test } from "vitest";
import { MARGIN, Rows, housesPerRow } from "./rows";

test("a street stays in one row while its houses are wide enough, and is halved where they are not", () => {
  expect(housesPerRow(12, 900, 42)).toBe(12);
  expect(housesPerRow(12, 360, 42)).toBe(6);
  expect(housesPerRow(13, 360, 42)).toBe(7);
  expect(housesPerRow(12, 200, 42)).toBe(4);
});

test("ground that goes on in the next row comes in two parts", () => {
  const rows = new Rows(12, 6);
  expect(rows.segments(5, 8)).toEqual([
    { x: MARGIN + 400, y: 0, width: 200 },
    { x: MARGIN, y: rows.height / 2, width: 200 },
  ]);
});
