// Small positions of Happy City for the tests of the board.
import type { HappyCityCard, HappyCityOffer, HappyCitySpecialOffer, HappyCityView } from "../../wire";
import type { Legal, Position } from "../board";
import { begun, legal, seen } from "../common/samples";

export { legal };

function card(kind: string, number: number, more: Partial<HappyCityCard> = {}): HappyCityCard {
  return { kind, number, id: "library", colour: "blue", cost: 2, deck: 1, income: 0, residents: 0, hearts: 1, ...more };
}

function offer(shown: HappyCityCard, more: Partial<HappyCityOffer> = {}): HappyCityOffer {
  return { card: shown, price: 2, left: 1, refusal: "", after: { income: 1, residents: 3, hearts: 5, total: 15 }, ...more };
}

export const building = (number: number, more: Partial<HappyCityOffer> = {}) => offer(card("building", number), more);

export const dwelling = (number: number) => offer(card("dwelling", number, { id: "house", colour: "green" }), { left: 3 });

export function special(number: number, missing: Record<string, number> = {}): HappyCitySpecialOffer {
  const shown = card("special", number, { id: "film_studios", colour: null, cost: null, deck: null });
  return { card: shown, needs: { blue: 2, green: 1 }, missing, effect: "", figures: {} };
}

function city(): HappyCityView["cities"][number] {
  return {
    coins: 3,
    cards: [card("market", 1, { id: "yellow", colour: null, cost: null, deck: null })],
    sums: { income: 1, residents: 3, hearts: 4, total: 12 },
    colours: {},
    special: null,
    copied: null,
    next_is_free: false,
  };
}

export function view(more: Partial<HappyCityView> = {}): HappyCityView {
  return {
    ...begun("happy_city", "base"),
    mode: "family",
    is_last_round: false,
    first: 0,
    turn: 0,
    phase: "buy",
    decks: [1, 2, 3].map((deck) => ({ cards: 20, lowest: deck, highest: deck + 1, back: { blue: 4, yellow: 2 }, discard: 0 })),
    buildings: [building(5), building(7)],
    dwellings: [dwelling(1)],
    specials: [special(9, { blue: 1 })],
    markets: [],
    bank: 60,
    places: 10,
    row: 5,
    cities: [city(), city()],
    end_reason: "",
    ...more,
  };
}

export function position(moves: Legal[], more: Partial<HappyCityView> = {}): Position<HappyCityView> {
  return seen(view(more), moves);
}
