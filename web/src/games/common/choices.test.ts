import { expect, test } from "vitest";
import type { Choice } from "../board";
import { namesOf } from "./choices";

test("buttons of one kind are told apart by their places", () => {
  const button = (kind: string): Choice => ({ action: 0, kind, label: "", gain: 0, commits: false });
  expect(namesOf([button("signs"), button("signs"), button("done")])).toEqual(["signs-1", "signs-2", "done"]);
});
