import { beforeEach, expect, test } from "vitest";
import { keep, notesOf, taught } from "./read";

beforeEach(() => localStorage.clear());

test("a table is taught when its teacher has said all or was sent away, and not before", () => {
  keep("begun", { ...notesOf("begun"), read: 2 });
  keep("closed", { ...notesOf("closed"), closed: true });
  keep("over", { ...notesOf("over"), over: true });
  localStorage.setItem("tabletown.lessons", "[]");
  localStorage.setItem("tabletown.lesson.broken", "{");
  expect(taught().sort()).toEqual(["closed", "over"]);
});
