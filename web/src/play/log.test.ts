import { beforeAll, expect, test } from "vitest";
import type { Note, SeatState } from "../wire";
import { words } from "../words/words.svelte";
import { lines, withNotes, type News } from "./log";

const seats = [
  { seat: 0, kind: "person", name: "Ann", level: "" },
  { seat: 1, kind: "bot", name: "", level: "random", character: "mira" },
] as SeatState[];
const entry = (message: string, seat: number, args: Record<string, string | number>, step: number) => ({
  message,
  seat,
  args,
  step,
});
const log = [
  entry("welcome-log-write", 0, { number: 8, street: 2, house: 5 }, 2),
  entry("welcome-log-temp", 1, {}, 3),
  entry("welcome-log-round", -1, { round: 2 }, 4),
];

beforeAll(async () => {
  await words.speak("en");
  await words.need("welcome");
});

test("a line is a sentence with the name at its seat; a bot has a name too", () => {
  const [first, second] = lines(log, seats, { from: 0 });
  expect(first?.text).toBe("Ann writes 8 on street 2, house 5.");
  expect(second?.text).toContain("Mira");
});

test("a line that speaks of another seat has the name there", async () => {
  await words.need("happy_city");
  const [line] = lines([entry("happy_city-log-borrow", 1, { seat: 1 }, 2)], seats, { from: 0 });
  expect(line?.text).toContain("also gets the income of Ann.");
});

test("the table's own lines divide the log", () => {
  expect(lines(log, seats, { from: 0 }).map((line) => line.divides)).toEqual([false, false, true]);
});

test("a line may name a second card of a kind", async () => {
  await words.need("dream_home");
  const args = { column: 2, second: 4, room: "kitchen", second_room: "@dream_home-room room=living" };
  const [line] = lines([entry("dream_home-log-mix", 0, args, 2)], seats, { from: 0 });
  expect(line?.text).toContain("columns 2 (kitchen) and 4 (living room)");
});

test("what the printed opponent does is a line like others", async () => {
  await words.need("streets");
  const [line] = lines([entry("streets-log-token", -1, { who: "grifter", business: 1 }, 2)], seats, { from: 0 });
  expect(line?.divides).toBe(false);
});

test("what came after the reader's last turn is fresh", () => {
  expect(lines(log, seats, { from: 2 }).map((line) => line.fresh)).toEqual([false, false, true]);
});

test("the log changes its language with the reader", async () => {
  await words.speak("ru");
  expect(lines(log, seats, { from: 0 })[2]?.text).toBe("Раунд 2");
  await words.speak("en");
});

test("who gave up and who came back stand where they belong, and what was before the game does not", async () => {
  await words.need("talk");
  const note = (kind: string, after: number, before = false) =>
    ({ number: after, message: `talk-note-${kind}`, name: "Ben", mine: false, before, after, step: after }) as Note;
  const notes = [note("changed", 0, true), note("gave_up", 1), note("back", 1), note("gave_up", 9)];
  const told = withNotes(lines(log, seats, { from: 2 }), notes);
  expect(told.map((line) => [line.text.slice(0, 9), line.fresh])).toEqual([
    ["Ann write", false],
    ["Ben gives", false],
    ["Ben is ba", false],
    [told[3]?.text.slice(0, 9), false],
    [told[4]?.text.slice(0, 9), true],
    ["Ben gives", true],
  ]);
});

test("news is what others did, and ends where my own turn begins", () => {
  const fresh = (news: News) => lines(log, seats, news).map((line) => line.fresh);
  expect(fresh({ from: 0, mine: 0 })).toEqual([false, true, true]);
  expect(fresh({ from: 0, until: 2, mine: 0 })).toEqual([false, true, false]);
});
