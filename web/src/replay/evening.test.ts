import { expect, test } from "vitest";
import type { SeatState, TableInfo } from "../wire";
import { winsOf } from "./evening";

const seats = [2, 1].map((wins, seat) => ({ seat, wins }) as SeatState);

test("the game that has just ended counts", () => {
  const result = { end_reason: "", ranking: [2, 1], totals: [40, 50] };
  expect(winsOf({ seats, result } as TableInfo)).toEqual([2, 2]);
});

test("a tie is won by all", () => {
  const result = { end_reason: "", ranking: [1, 1], totals: [40, 40] };
  expect(winsOf({ seats, result } as TableInfo)).toEqual([3, 2]);
});

test("before the end only the games before count", () => {
  expect(winsOf({ seats, result: null } as TableInfo)).toEqual([2, 1]);
});
