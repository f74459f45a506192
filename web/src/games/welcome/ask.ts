// The move that a player means by pointing at a place where nothing can be done, so that the server can say which rule
// forbids it.
import type { WelcomeView } from "../../wire";
import type { Move } from "../board";
import type { Picks } from "./targets";

/** What pointing at this target would most likely mean now; null when it means nothing. */
export function meant(id: string, view: WelcomeView, picks: Picks): Move | null {
  const [kind, first, second] = id.split("-");
  const [one, other] = [Number(first), Number(second)];
  switch (kind) {
    case "house":
      return onHouse(view, one, other, picks.roundabout);
    case "gap":
      return { kind: "fence", fields: { street: one, house: other } };
    case "estate":
      return { kind: "estate", fields: { street: one, house: other } };
    case "pool":
    case "park":
    case "temp":
      return { kind, fields: {} };
    case "column":
      return { kind: "agent", fields: { size: one } };
    case "plan":
      return { kind: "plan", fields: { plan: one } };
    case "pair":
      return { kind: "combine", fields: { number: one, effect: one } };
    case "number":
      return { kind: "combine", fields: { number: one, effect: picks.effect ?? another(one) } };
    case "effect":
      return { kind: "combine", fields: { number: picks.number ?? another(one), effect: one } };
    case "give":
      return { kind: "give", fields: { slot: one } };
    case "roundabouts":
      return aRoundabout(view);
    default:
      return null;
  }
}

function another(slot: number): number {
  return slot === 1 ? 2 : 1;
}

function onHouse(view: WelcomeView, street: number, house: number, placingRoundabout: boolean): Move {
  const fields = { street, house };
  if (placingRoundabout) return { kind: "roundabout", fields };
  const chosen = view.chosen;
  if (view.phase === "effect" && chosen?.effect === "bis") {
    const before = view.sheets[view.seat]?.streets[street - 1]?.houses[house - 2];
    return { kind: "bis", fields: { ...fields, from: before?.number == null ? house + 1 : house - 1 } };
  }
  // Nearly all of a street lies beside a gap; what is left is its ends.
  if (view.phase === "effect" && chosen?.effect === "fence") {
    return { kind: "fence", fields: { street, house: view.sheets[view.seat]?.streets[street - 1]?.houses.length ?? house } };
  }
  return { kind: "write", fields: { number: chosen?.number ?? 0, ...fields } };
}

/** In the first house that is free, so that only what stands against roundabouts is told. */
function aRoundabout(view: WelcomeView): Move | null {
  const streets = view.sheets[view.seat]?.streets ?? [];
  for (const [row, { houses }] of streets.entries()) {
    const free = houses.findIndex(({ number, roundabout }) => number === null && !roundabout);
    if (free >= 0) return { kind: "roundabout", fields: { street: row + 1, house: free + 1 } };
  }
  return null;
}
