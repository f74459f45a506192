import { expect, test } from "vitest";
import type { SeatState, TableInfo } from "../wire";
import { Edit } from "./edit.svelte";
import { game } from "./samples";

const seat = (number: number, kind: SeatState["kind"], name = "", level = "") =>
  ({ seat: number, kind, name, level }) as SeatState;
const table = {
  edition: "first",
  options: { expert: "true" },
  speed: "days",
  hand_over: 1440,
  several: true,
  turn_limit: 2880,
  spectators: false,
  listed: true,
  hints: true,
  seats: [seat(0, "person", "Ann"), seat(1, "open"), seat(2, "bot", "", "random"), seat(3, "open", "Cid"), seat(4, "person", "Ben")],
} as unknown as TableInfo;

test("what nobody touched is kept", () => {
  expect(new Edit(game, table).change()).toEqual({
    edition: "first",
    options: { expert: "true" },
    seats: [0, 1, 2, 3, 4].map((number) => ({ kind: "kept", seat: number })),
    speed: "days",
    spectators: false,
    listed: true,
    hand_over: 1440,
    hints: true,
    several: true,
    turn_limit: 2880,
  });
});

test("changed seats are told as what they become", () => {
  const edit = new Edit(game, table);
  edit.seats[1]!.kind = "bot:greedy";
  edit.seats[2]!.kind = "open";
  edit.seats[3]!.kind = "open";
  edit.add("open");
  expect(edit.change().seats).toEqual([
    { kind: "kept", seat: 0 },
    { kind: "bot", level: "greedy" },
    { kind: "open" },
    { kind: "open" },
    { kind: "kept", seat: 4 },
    { kind: "open" },
  ]);
});

test("a seat that goes is not sent, and the others keep theirs", () => {
  const edit = new Edit(game, table);
  edit.remove(edit.seats[1]!.key);
  expect(edit.change().seats.slice(0, 3)).toEqual([0, 2, 3].map((number) => ({ kind: "kept", seat: number })));
});

test("in a smaller edition those who sit stay", () => {
  const edit = new Edit(game, table);
  edit.chooseEdition("pocket");
  expect(edit.change().seats).toEqual([0, 4].map((number) => ({ kind: "kept", seat: number })));
  expect(edit.waits).toBe(false);
});

test("a seat that is kept for somebody can be given away, one that is taken cannot", () => {
  const edit = new Edit(game, table);
  expect(edit.kinds(edit.seats[3]!)).toEqual(["kept", "open", "bot:random", "bot:greedy"]);
  expect(edit.kinds(edit.seats[1]!)).toEqual(["open", "bot:random", "bot:greedy"]);
  expect(edit.seats.map((each) => edit.isTaken(each))).toEqual([true, false, false, false, true]);
});
