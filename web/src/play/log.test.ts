import { beforeAll, expect, test } from "vitest";
import type { SeatState } from "../wire";
import { words } from "../words/words.svelte";
import { lines } from "./log";

const seats = [
  { seat: 0, kind: "person", name: "Ann", level: "" },
  { seat: 1, kind: "bot", name: "", level: "random" },
] as SeatState[];
const entry = (message: string, seat: number, args: Record<string, string | number>, step: number) => ({
  message,
  seat,
  args,
  epoch: 0,
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

test("a line is a sentence with the name at its seat; a bot is called by its level", () => {
  const [first, second] = lines(log, seats, 0);
  expect(first?.text).toBe("Ann writes 8 on street 2, house 5.");
  expect(second?.text).toContain("Random");
});

test("a line that speaks of another seat has the name there", async () => {
  await words.need("happy_city");
  const [line] = lines([entry("happy_city-log-borrow", 1, { seat: 1 }, 2)], seats, 0);
  expect(line?.text).toContain("also gets the income of Ann.");
});

test("the table's own lines divide the log", () => {
  expect(lines(log, seats, 0).map((line) => line.divides)).toEqual([false, false, true]);
});

test("what came after the reader's last turn is fresh", () => {
  expect(lines(log, seats, 2).map((line) => line.fresh)).toEqual([false, false, true]);
});

test("the log changes its language with the reader", async () => {
  await words.speak("ru");
  expect(lines(log, seats, 0)[2]?.text).toBe("Раунд 2");
  await words.speak("en");
});
