// Where on the board the legal moves lie. A target is a place that can be clicked, with the moves it stands for: one, or
// several when the place leaves a choice (a house that takes several numbers). Only sorts what the server sent.
import type { Legal, Move } from "../board";

export interface Target {
  id: string;
  moves: Legal[];
}

/** What the player has picked in the browser only, on the way to a move. */
export interface Picks {
  /** Slots of the hand, from 1, when number and effect come from two cards. */
  number: number | null;
  effect: number | null;
  /** The player wants to place a roundabout. */
  roundabout: boolean;
}

export const NO_PICKS: Picks = { number: null, effect: null, roundabout: false };

/** The house just built, on which parks and pools depend. */
export interface Built {
  street: number | null;
  house: number | null;
}

export const place = {
  house: (street: number, house: number) => `house-${street}-${house}`,
  gap: (street: number, house: number) => `gap-${street}-${house}`,
  estate: (street: number, house: number) => `estate-${street}-${house}`,
  pool: (street: number, house: number) => `pool-${street}-${house}`,
  park: (street: number) => `park-${street}`,
  column: (size: number) => `column-${size}`,
  plan: (plan: number) => `plan-${plan}`,
  pair: (slot: number) => `pair-${slot}`,
  number: (slot: number) => `number-${slot}`,
  effect: (slot: number) => `effect-${slot}`,
  give: (slot: number) => `give-${slot}`,
  temp: () => "temp",
  roundabouts: () => "roundabouts",
};

/** The ids of the targets that a move belongs to. */
function placesOf(move: Legal, way: string, picks: Picks, built: Built | null): string[] {
  const { street = 0, house = 0, number = 0, effect = 0 } = move.fields;
  switch (move.kind) {
    case "combine":
      return way === "stacks" ? [place.pair(number)] : halvesOf(number, effect, picks);
    case "write":
    case "bis":
      return [place.house(street, house)];
    case "roundabout":
      return [picks.roundabout ? place.house(street, house) : place.roundabouts()];
    case "park":
      return [place.park(built?.street ?? 0)];
    case "pool":
      return [place.pool(built?.street ?? 0, built?.house ?? 0)];
    case "temp":
      return [place.temp()];
    default:
      return onlyPlaceOf(move);
  }
}

/** The target of a move that lies in one place whatever was done before. */
export function onlyPlaceOf({ kind, fields }: Move): string[] {
  const { street = 0, house = 0, size = 0, plan = 0, slot = 0 } = fields;
  switch (kind) {
    case "fence":
      return [place.gap(street, house)];
    case "agent":
      return [place.column(size)];
    case "estate":
      return [place.estate(street, house)];
    case "plan":
      return [place.plan(plan)];
    case "give":
      return [place.give(slot)];
    default:
      return [];
  }
}

/** Number and effect of two cards: once one half is picked, only what goes with it stays open. */
function halvesOf(number: number, effect: number, picks: Picks): string[] {
  const open: string[] = [];
  if (picks.effect === null || picks.effect === effect) open.push(place.number(number));
  if (picks.number === null || picks.number === number) open.push(place.effect(effect));
  return open;
}

export function targetsOf(legal: readonly Legal[], way: string, picks: Picks, built: Built | null): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const move of legal) {
    // While a roundabout is being placed, nothing else is.
    if (picks.roundabout && move.kind !== "roundabout") continue;
    for (const id of placesOf(move, way, picks, built)) {
      const known = targets.get(id);
      if (known) known.moves.push(move);
      else targets.set(id, { id, moves: [move] });
    }
  }
  return targets;
}

/** Runs of neighbouring houses among the targets of one street: where the number fits. First and last house, from 1. */
export function spans(targets: ReadonlyMap<string, Target>, street: number, houses: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let house = 1; house <= houses; house++) {
    if (!targets.has(place.house(street, house))) continue;
    const run = runs.at(-1);
    if (run && run[1] === house - 1) run[1] = house;
    else runs.push([house, house]);
  }
  return runs;
}
