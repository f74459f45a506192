import { expect, test } from "vitest";
import type { LogEntry, Position, SeatState, TableInfo } from "../wire";
import { NOTHING, hear, type Knowledge } from "./news";

const line = (message: string): LogEntry => ({ message, seat: 0, args: {}, epoch: 0, step: 0 });
const seat = (here: boolean) => ({ seat: 0, name: "Ann", here }) as SeatState;
const position = (seq: number, log: LogEntry[] = [], log_start = 0) =>
  ({ type: "position", seq, seat: 0, seats: [seat(true)], log, log_start }) as unknown as Position;
const sent: Knowledge = { ...NOTHING, position: position(3), waiting: { id: "move-one", until: null } };

test("a position's log is appended where it says", () => {
  let known = hear(NOTHING, position(1, [line("a"), line("b")]));
  known = hear(known, position(2, [line("B"), line("c")], 1));
  expect(known.log.map((each) => each.message)).toEqual(["a", "B", "c"]);
});

test("a new connection begins the log anew", () => {
  const known = hear({ ...NOTHING, log: [line("old"), line("older")] }, position(9, [line("new")], 0));
  expect(known.log.map((each) => each.message)).toEqual(["new"]);
});

test("a move is on its way until both its ack and its position are here", () => {
  const acked = hear(sent, { type: "ack", id: "move-one", seq: 4 });
  expect(acked.waiting).not.toBeNull();
  expect(hear(acked, position(4)).waiting).toBeNull();
});

test("the position may come before the ack", () => {
  const seen = hear(sent, position(4));
  expect(seen.waiting).not.toBeNull();
  expect(hear(seen, { type: "ack", id: "move-one", seq: 4 }).waiting).toBeNull();
});

test("an old ack does not release a newer move", () => {
  expect(hear(sent, { type: "ack", id: "move-zero", seq: 3 }).waiting).toEqual(sent.waiting);
});

test("a refusal frees the hands and names the rule", () => {
  const known = hear(sent, { type: "refused", id: "move-one", rule: "welcome.house.ascending" });
  expect(known.waiting).toBeNull();
  expect(known.rule).toBe("welcome.house.ascending");
});

test("reload frees the hands without a word", () => {
  const known = hear(sent, { type: "reload", id: "move-one" });
  expect(known.waiting).toBeNull();
  expect(known.rule).toBe("");
});

test("someone who comes or goes is seen at the table and in the position", () => {
  const known = { ...NOTHING, table: { seats: [seat(true)] } as TableInfo, position: position(3) };
  const news = hear(known, { type: "seats", seats: [seat(false)] });
  expect(news.table?.seats[0]?.here).toBe(false);
  expect(news.position?.seats[0]?.here).toBe(false);
});

test("a seat that changes hands is seen in the position too", () => {
  const handed = { ...seat(true), handed_over: true };
  const known = hear({ ...NOTHING, position: position(3) }, { type: "table", table: { seats: [handed] } as TableInfo, me: "" });
  expect(known.table?.seats).toEqual([handed]);
  expect(known.position?.seats).toEqual([handed]);
});
