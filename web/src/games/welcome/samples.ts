// Positions for the client's tests, built in a line: an empty sheet, an empty table.
import type { WelcomeHouse, WelcomeSheetView, WelcomeView } from "../../wire";
import type { Legal, Position } from "../board";
import { begun, seen } from "../common/samples";

const LENGTHS = [3, 4];

function house(): WelcomeHouse {
  return { number: null, bis: false, roundabout: false, pool: false, pool_built: false, used: false, fence_right: false };
}

export function sheet(): WelcomeSheetView {
  return {
    streets: LENGTHS.map((length) => ({ houses: Array.from({ length }, house), parks: 0 })),
    pools: 0,
    temps: 0,
    bis: 0,
    refusals: 0,
    roundabouts: 0,
    agents: [0, 0, 0, 0, 0, 0],
    plans: [0, 0, 0],
    estates: [],
    total: 0,
  };
}

export function view(changes: Partial<WelcomeView> = {}): WelcomeView {
  return {
    ...begun("welcome", "first"),
    way: "stacks",
    cards: [3, 8, 12].map((number) => ({ number, effect: "park", next_effect: "fence" })),
    cards_left: 20,
    top: null,
    competitor: null,
    passed: null,
    seen: [],
    plans: [],
    board: {
      streets: LENGTHS.map((houses) => ({ houses, parks: [0, 2, 4] })),
      pools: [0, 3],
      bis: [0, 1],
      refusals: [0, 0, 3],
      roundabouts: [0, 3],
      estates: [[1, 3], [2, 3], [3], [4], [5], [6]],
      temp_boxes: 4,
    },
    sheets: [sheet()],
    done: [false],
    phase: "choose",
    chosen: null,
    claiming: null,
    picked: [],
    last: [[]],
    end_reason: "",
    ...changes,
  };
}

export function position(legal: Legal[], changes: Partial<WelcomeView> = {}): Position<WelcomeView> {
  return { ...seen(view(changes), legal), seats: [{ name: "Ann" }], can_take_back: true };
}
