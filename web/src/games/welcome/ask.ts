// The number of the action that a player means by pointing at a place where nothing can be done, so that the server can
// say which rule forbids it. Mirrors the table of tabletown/games/welcome/actions.py; a test holds the two together.
import type { WelcomeView } from "../../wire";

const ROW = 16;
const PLAN = 20;
const AGENT = 30;
const FENCE = 64;
const ROUNDABOUT = 128;
const BIS_LEFT = 192;
const BIS_RIGHT = 256;
const ESTATE = 320;
const WRITE = 512;

function cell(street: number, house: number): number {
  return (street - 1) * ROW + house - 1;
}

export const action = {
  combine: (number: number, effect: number) => 3 * (number - 1) + effect - 1,
  park: 12,
  pool: 13,
  temp: 14,
  plan: (plan: number) => PLAN + plan - 1,
  agent: (size: number) => AGENT + size - 1,
  fence: (street: number, house: number) => FENCE + cell(street, house),
  roundabout: (street: number, house: number) => ROUNDABOUT + cell(street, house),
  bis: (street: number, house: number, from: number) => (from < house ? BIS_LEFT : BIS_RIGHT) + cell(street, house),
  estate: (street: number, house: number) => ESTATE + cell(street, house),
  write: (number: number, street: number, house: number) => WRITE + 64 * number + cell(street, house),
};

/** What pointing at this target would most likely mean now; null when it means nothing. */
export function meant(id: string, view: WelcomeView, placingRoundabout: boolean): number | null {
  const [kind, first, second] = id.split("-");
  const [one, other] = [Number(first), Number(second)];
  switch (kind) {
    case "house":
      return onHouse(view, one, other, placingRoundabout);
    case "gap":
      return action.fence(one, other);
    case "estate":
      return action.estate(one, other);
    case "pool":
      return action.pool;
    case "park":
      return action.park;
    case "temp":
      return action.temp;
    case "column":
      return action.agent(one);
    case "plan":
      return action.plan(one);
    case "pair":
      return action.combine(one, one);
    default:
      return null;
  }
}

function onHouse(view: WelcomeView, street: number, house: number, placingRoundabout: boolean): number | null {
  if (placingRoundabout) return action.roundabout(street, house);
  const chosen = view.chosen;
  if (!chosen) return null;
  if (view.phase === "effect" && chosen.effect === "bis") {
    const before = view.sheets[view.seat]?.streets[street - 1]?.houses[house - 2];
    return action.bis(street, house, before?.number == null ? house + 1 : house - 1);
  }
  return action.write(chosen.number, street, house);
}
