// A game to set tables for, in tests.
import type { GameInfo } from "../wire";

export const game: GameInfo = {
  name: "welcome",
  bots: ["random", "greedy"],
  lessons: [],
  usual: "greedy",
  editions: [
    { name: "first", fewest: 1, most: 12, options: [{ name: "expert", values: ["false", "true"] }] },
    { name: "pocket", fewest: 2, most: 2, options: [] },
  ],
};
