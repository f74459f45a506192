// Where a line of the log happened: the cards that came, went or were turned up, as they lie there now.
import type { HappyCityView } from "../../wire";
import type { Told } from "../board";
import { place } from "./targets";

export function moved({ args }: Told, view: HappyCityView): string[] {
  const { building, dwelling, special, market } = args;
  return [
    ...view.buildings.flatMap(({ card }, index) => (card.id === building ? [place.building(index + 1)] : [])),
    ...view.dwellings.flatMap(({ card }) => (card.id === dwelling ? [place.dwelling(card.number)] : [])),
    ...view.specials.flatMap(({ card }) => (card.id === special ? [place.special(card.number)] : [])),
    ...view.markets.flatMap(({ id, number }) => (id === market ? [place.market(number)] : [])),
  ];
}
