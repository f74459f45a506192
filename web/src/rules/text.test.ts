import { expect, test } from "vitest";
import { blocks, mark } from "./text";

test("paragraphs and lists are told apart", () => {
  expect(blocks("One.\n\n- first\n- second\n\nTwo.")).toEqual([
    { kind: "paragraph", text: "One." },
    { kind: "list", items: ["first", "second"] },
    { kind: "paragraph", text: "Two." },
  ]);
});

test("a sentence with a dash is no list", () => {
  expect(blocks("- one\nand so on")).toEqual([{ kind: "paragraph", text: "- one and so on" }]);
});

test("found words are marked whatever their case", () => {
  expect(mark("Забор и забор", "ЗАБОР")).toEqual([
    { text: "Забор", found: true },
    { text: " и ", found: false },
    { text: "забор", found: true },
  ]);
});

test("nothing wanted, nothing marked", () => {
  expect(mark("text", "  ")).toEqual([{ text: "text", found: false }]);
});

test("markup in a text stays text", () => {
  expect(mark("<b>", "b")).toEqual([
    { text: "<", found: false },
    { text: "b", found: true },
    { text: ">", found: false },
  ]);
});
