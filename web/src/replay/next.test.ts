import { expect, test } from "vitest";
import type { SeatState, TableInfo } from "../wire";
import { nextFor } from "./next";

const at = (stage: string, ...seats: Partial<SeatState>[]) => ({ stage, seats }) as TableInfo;

test("nobody has set it, or everybody has left it", () => {
  expect(nextFor(null)).toBe("none");
  expect(nextFor(at("left", { mine: true }))).toBe("none");
});

test("a seat is kept for me, or I have taken it", () => {
  expect(nextFor(at("open", { mine: false }, { mine: false, invited: true }))).toBe("invited");
  expect(nextFor(at("open", { mine: true }, { mine: false, invited: true }))).toBe("mine");
});

test("my seat was given away, or I said no", () => {
  expect(nextFor(at("running", { mine: false }, { mine: false, invited: false }))).toBe("others");
});
