// The number of the action that a player means by pointing at a card with which nothing can be done, so that the server
// can say which rule forbids it. Mirrors the table of tabletown/games/happy_city/actions.py; a test holds the two together.
import type { HappyCityView } from "../../wire";

const DRAW = 8;
const MARKET = 16;
const DISCARD = 64;
const BUY = 128;
const DWELLINGS = 40;
const SPECIAL = 192;

/** What pointing at this place would most likely mean now; null when it means nothing. */
export function meant(id: string, view: HappyCityView): number | null {
  const [kind, number] = id.split("-");
  const index = Number(number) - 1;
  switch (kind) {
    case "building": {
      const card = view.buildings[index]?.card;
      return card ? (view.phase === "discard" ? DISCARD : BUY) + card.number - 1 : null;
    }
    case "dwelling":
      return BUY + DWELLINGS + index;
    case "deck":
      return DRAW + index;
    case "market":
      return MARKET + index;
    case "special":
      return SPECIAL + index;
    default:
      return null;
  }
}
