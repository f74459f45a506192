// Where on the board the legal moves lie: each belongs to cards that can be clicked. Only sorts what the server sent.
import type { HappyCityView } from "../../wire";
import type { Legal, Move } from "../board";

export interface Target {
  id: string;
  move: Legal;
}

export const place = {
  /** A face-up building by its place in the row, from 1: both cards of a name may lie there. */
  building: (slot: number) => `building-${slot}`,
  dwelling: (dwelling: number) => `dwelling-${dwelling}`,
  deck: (deck: number) => `deck-${deck}`,
  market: (market: number) => `market-${market}`,
  special: (special: number) => `special-${special}`,
  /** A card of a city, by its place from 1; nothing can be done with it. */
  card: (seat: number, card: number) => `card-${seat}-${card}`,
  /** A place of the city in front that is still free, from 1. */
  free: (place: number) => `free-${place}`,
  /** The figures under a city: its coins, its points. */
  sum: (figure: "coins" | "points") => `sum-${figure}`,
};

/** The ids of the targets that a move belongs to. */
export function placesOf(move: Move, view: HappyCityView): string[] {
  const { building = 0, dwelling = 0, deck = 0, market = 0, special = 0 } = move.fields;
  switch (move.kind) {
    case "buy":
    case "discard":
      return view.buildings.flatMap(({ card }, index) => (card.number === building ? [place.building(index + 1)] : []));
    case "dwelling":
      return [place.dwelling(dwelling)];
    case "draw":
      return [place.deck(deck)];
    case "market":
      return [place.market(market)];
    case "special":
      return [place.special(special)];
    default:
      return [];
  }
}

export function targetsOf(legal: readonly Legal[], view: HappyCityView): Map<string, Target> {
  return new Map(legal.flatMap((move) => placesOf(move, view).map((id) => [id, { id, move }] as const)));
}

/** The place that a digit means: what can be done now is counted in the order in which it lies there. */
export function byDigit(digit: number, view: HappyCityView): string {
  const [buildings, specials] = [view.buildings.length, view.specials];
  switch (view.phase) {
    case "refill":
      return place.deck(digit);
    case "market":
      return place.market(view.markets[digit - 1]?.number ?? 0);
    case "wrap_up":
      return place.special(specials[digit - 1]?.card.number ?? 0);
    default:
      return digit <= buildings ? place.building(digit) : place.dwelling(digit - buildings);
  }
}
