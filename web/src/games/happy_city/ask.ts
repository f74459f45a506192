// The move that a player means by pointing at a card with which nothing can be done, so that the server can say which rule
// forbids it.
import type { HappyCityView } from "../../wire";
import type { Move } from "../board";

/** What pointing at this place would most likely mean now; null when it means nothing. */
export function meant(id: string, view: HappyCityView): Move | null {
  const [kind, number] = id.split("-");
  const place = Number(number);
  switch (kind) {
    case "building": {
      const card = view.buildings[place - 1]?.card;
      return card ? { kind: view.phase === "discard" ? "discard" : "buy", fields: { building: card.number } } : null;
    }
    case "dwelling":
      return { kind: "dwelling", fields: { dwelling: place } };
    case "deck":
      return { kind: "draw", fields: { deck: place } };
    case "market":
      return { kind: "market", fields: { market: place } };
    case "special":
      return { kind: "special", fields: { special: place } };
    default:
      return null;
  }
}
