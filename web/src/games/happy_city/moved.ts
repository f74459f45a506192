// Where a line of the log happened: the cards that came, went or were turned up, as they lie there now, in a city too.
import type { HappyCityView } from "../../wire";
import type { Told } from "../board";
import { place } from "./targets";

/** What these tell of lies in a city afterwards. */
const COMES = /-log-(buy|dwelling|special|market)$/;

export function moved({ message, seat, args }: Told, view: HappyCityView): string[] {
  const { building, dwelling, special, market } = args;
  const came = COMES.test(message) ? view.cities[seat]?.cards.findLastIndex(({ id }) => Object.values(args).includes(id)) ?? -1 : -1;
  return [
    ...(came >= 0 ? [place.card(seat, came + 1)] : []),
    ...view.buildings.flatMap(({ card }, index) => (card.id === building ? [place.building(index + 1)] : [])),
    ...view.dwellings.flatMap(({ card }) => (card.id === dwelling ? [place.dwelling(card.number)] : [])),
    ...view.specials.flatMap(({ card }) => (card.id === special ? [place.special(card.number)] : [])),
    ...view.markets.flatMap(({ id, number }) => (id === market ? [place.market(number)] : [])),
  ];
}
