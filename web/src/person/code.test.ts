import { expect, test } from "vitest";
import { digitsOf, grouped } from "./code";

test.each([
  ["123456789012", "123456789012"],
  [" 1234 5678-9012 ", "123456789012"],
  ["#123456789012345", "123456789012"],
  ["none", ""],
])("%j is written for %j", (written, code) => {
  expect(digitsOf(written)).toBe(code);
});

test("a code is read in groups of four", () => {
  expect(grouped("123456789012")).toBe("1234 5678 9012");
  expect(grouped("")).toBe("");
});
