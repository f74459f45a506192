import { expect, test } from "vitest";
import type { SeatState, TableInfo } from "../wire";
import { again } from "./again";

const seat = (number: number, part: Partial<SeatState>) => ({ seat: number, kind: "person", name: "", level: "", mine: false, ...part }) as SeatState;

test("another game keeps bots and my own people, and leaves the seats of others open", () => {
  const table = {
    game: "welcome",
    edition: "first",
    options: { expert: "true" },
    speed: "live",
    spectators: true,
    hand_over: 5,
    seats: [
      seat(0, { name: "Eve" }),
      seat(1, { name: "Ann", mine: true }),
      seat(2, { name: "Bob", mine: true }),
      seat(3, { kind: "bot", level: "greedy" }),
      seat(4, { kind: "bot", level: "greedy", name: "Gone", handed_over: true }),
    ],
  } as unknown as TableInfo;
  expect(again(table)).toMatchObject({
    options: { expert: "true" },
    seats: [
      { kind: "open" },
      { kind: "me" },
      { kind: "local", name: "Bob" },
      { kind: "bot", level: "greedy" },
      { kind: "open" },
    ],
  });
});
