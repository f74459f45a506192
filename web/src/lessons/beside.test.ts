import { afterEach, expect, test, vi } from "vitest";
import * as api from "../api";
import type { HintChoice } from "../wire";
import { Beside } from "./beside.svelte";

const take = (column: number) => ({ kind: "take", fields: { column } });
const done = { kind: "done", fields: {} };
const choice = (column: number): HintChoice => ({ moves: [take(column), done], behind: 0, error: null, win: null, reason: { message: "why", args: {} } });
const tell = () => ({ turn: "column 2", reason: "it fits" });

function advises(...columns: number[]) {
  return vi.spyOn(api, "hint").mockResolvedValue({ seat: 0, seen: 4, futures: 0, choices: columns.map(choice) });
}

afterEach(() => vi.restoreAllMocks());

test("it says that it would have done the same", async () => {
  advises(2, 3);
  const coach = new Beside();
  await coach.think("t", 0, 4, 0, tell);
  expect(coach.remark).toBeNull();
  coach.judge([take(2), done]);
  expect(coach.remark).toEqual({ same: true, turn: "column 2", reason: "it fits" });
  coach.hush();
  expect(coach.remark).toBeNull();
});

test("it says what it thought of, and looks only at what was open then", async () => {
  advises(2, 3);
  const coach = new Beside();
  await coach.think("t", 0, 4, 1, tell);
  coach.judge([done, take(3), done]);
  expect(coach.remark?.same).toBe(false);
});

test("without a reason it finds no fault, but still agrees", async () => {
  advises(2, 3);
  const coach = new Beside();
  const bare = () => ({ turn: "column 2", reason: "" });
  await coach.think("t", 0, 4, 0, bare);
  coach.judge([take(3), done]);
  expect(coach.remark).toBeNull();
  await coach.think("t", 0, 5, 0, bare);
  coach.judge([take(2), done]);
  expect(coach.remark?.same).toBe(true);
});

test("it thinks once of a position, and not of one without a choice", async () => {
  const asked = advises(2);
  const coach = new Beside();
  await coach.think("t", 0, 4, 0, tell);
  await coach.think("t", 0, 4, 0, tell);
  expect(asked).toHaveBeenCalledTimes(1);
  coach.judge([take(2), done]);
  expect(coach.remark).toBeNull();
});

test("without an answer it keeps quiet", async () => {
  vi.spyOn(api, "hint").mockRejectedValue(new Error("busy"));
  const coach = new Beside();
  await coach.think("t", 0, 4, 0, tell);
  coach.judge([take(2), done]);
  expect(coach.remark).toBeNull();
});
