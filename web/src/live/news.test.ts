import { expect, test } from "vitest";
import type { LogEntry, PositionNews, Said, SeatState, TableInfo } from "../wire";
import { NOTHING, hear, type Knowledge } from "./news";

const line = (message: string): LogEntry => ({ message, seat: 0, args: {}, step: 0 });
const seat = (here: boolean) => ({ seat: 0, name: "Ann", here }) as SeatState;
const position = (seen: number, log: LogEntry[] = [], log_start = 0) =>
  ({ type: "position", position: { seen, seat: 0 }, log, log_start }) as unknown as PositionNews;
const sent: Knowledge = { ...NOTHING, position: position(3).position, waiting: { id: "move-one", until: null } };

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
  const acked = hear(sent, { type: "ack", id: "move-one", seen: 4 });
  expect(acked.waiting).not.toBeNull();
  expect(hear(acked, position(4)).waiting).toBeNull();
});

test("the position may come before the ack", () => {
  const seen = hear(sent, position(4));
  expect(seen.waiting).not.toBeNull();
  expect(hear(seen, { type: "ack", id: "move-one", seen: 4 }).waiting).toBeNull();
});

test("an old ack does not release a newer move", () => {
  expect(hear(sent, { type: "ack", id: "move-zero", seen: 3 }).waiting).toEqual(sent.waiting);
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

test("someone who comes or goes is seen at the table", () => {
  const known = { ...NOTHING, table: { seats: [seat(true)] } as TableInfo };
  const news = hear(known, { type: "seats", seats: [seat(false)] });
  expect(news.table?.seats[0]?.here).toBe(false);
});

test("a seat that changes hands is seen at the table", () => {
  const handed = { ...seat(true), handed_over: true };
  const before = { ...NOTHING, table: { seats: [seat(true)] } as TableInfo };
  const known = hear(before, { type: "table", table: { seats: [handed] } as TableInfo, me: "" });
  expect(known.table?.seats).toEqual([handed]);
});

test("a move that waits for its second try is still on its way, and its ack clears the complaint", () => {
  const problem = { code: 429, message: "error-too-many", field: "", args: {} };
  const known = hear(sent, { type: "failed", id: "move-one", problem });
  expect(known.waiting).toEqual(sent.waiting);
  expect(known.trouble).toBe("error-too-many");
  expect(hear(known, { type: "ack", id: "move-one", seen: 3 })).toMatchObject({ waiting: null, trouble: "" });
});

test("what is said comes after what was said, or replaces all of it", () => {
  const said = (number: number) => ({ number, text: "hello" }) as Said;
  let known = hear(NOTHING, { type: "talk", said: [said(1), said(2)], is_all: true, muted: [] });
  known = hear(known, { type: "talk", said: [said(4)], is_all: false, muted: [] });
  expect(known.said.map((each) => each.number)).toEqual([1, 2, 4]);
  known = hear(known, { type: "talk", said: [said(4)], is_all: true, muted: [{ number: 1, name: "Ben" }] });
  expect(known.said.map((each) => each.number)).toEqual([4]);
  expect(known.muted.map((each) => each.name)).toEqual(["Ben"]);
});
