import { beforeEach, expect, test } from "vitest";
import { isKnown, know } from "./offered";

beforeEach(() => localStorage.clear());

test("a lesson is known once it was offered, by its game", () => {
  expect(isKnown("welcome", "solo")).toBe(false);
  know("welcome", ["solo", "draft"]);
  know("streets", ["solo"]);
  expect([isKnown("welcome", "solo"), isKnown("welcome", "draft"), isKnown("welcome", "expert")]).toEqual([true, true, false]);
});

test("somebody else's text under our key is no memory", () => {
  for (const text of ["{", "7", '[1, "welcome solo"]']) {
    localStorage.setItem("tabletown.lessons", text);
    expect(isKnown("welcome", "draft")).toBe(false);
  }
  expect(isKnown("welcome", "solo")).toBe(true);
});
