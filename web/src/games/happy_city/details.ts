// What the panel says about the place pointed at: a title, sentences, and the chapter of the rules to read on.
import type { HappyCityCard, HappyCityOffer, HappyCitySpecialOffer, HappyCitySums } from "../../wire";
import type { Desk } from "./desk.svelte";
import { colourList, effectText, nameOf, ruleText, signed } from "./say";

export interface Details {
  title: string;
  /** The card whose symbols are shown. */
  card: HappyCityCard | null;
  lines: string[];
  /** Why it cannot be had. */
  obstacle: string;
  before: HappyCitySums | null;
  after: HappyCitySums | null;
  chapter: string;
}

const NOTHING: Details = { title: "", card: null, lines: [], obstacle: "", before: null, after: null, chapter: "overview" };

export function detailsOf(desk: Desk, id: string): Details | null {
  const [kind, first, second] = id.split("-");
  const [one, other] = [Number(first), Number(second)];
  const { view } = desk;
  switch (kind) {
    case "building":
      return offered(desk, view.buildings[one - 1]);
    case "dwelling":
      return offered(desk, view.dwellings[one - 1]);
    case "special":
      return special(desk, view.specials.find(({ card }) => card.number === one));
    case "market":
      return printed(desk, view.markets.find((card) => card.number === one));
    case "deck":
      return deck(desk, one);
    case "free":
      return { ...NOTHING, title: desk.words("happy_city-board-free"), lines: [desk.words("happy_city-board-free-about", { places: view.places })], chapter: "end" };
    case "sum":
      return first === "coins" ? purse(desk) : points(desk);
    case "card": {
      const city = view.cities[one];
      const card = city?.cards[other - 1];
      if (card?.kind !== "special" || !city?.special) return printed(desk, card);
      return { ...printed(desk, card)!, lines: [effectText(desk.words, city.special), ...becomes(desk, city.copied)].filter(Boolean), chapter: "special" };
    }
    default:
      return null;
  }
}

function printed(desk: Desk, card: HappyCityCard | undefined): Details | null {
  if (!card) return null;
  return { ...NOTHING, title: nameOf(desk.words, card), card, lines: kindOf(desk, card), chapter: "cards" };
}

function kindOf(desk: Desk, card: HappyCityCard): string[] {
  return card.colour ? [desk.words("happy_city-board-kind", { colour: card.colour })] : [];
}

function becomes(desk: Desk, copied: HappyCitySpecialOffer | null): string[] {
  return copied ? [nameOf(desk.words, copied.card), effectText(desk.words, copied)] : [];
}

function offered(desk: Desk, offer: HappyCityOffer | undefined): Details | null {
  if (!offer) return null;
  const { words, view } = desk;
  const discarding = view.phase === "discard" && desk.targets.size > 0 && offer.card.kind === "building";
  const price = words("happy_city-board-price", { price: offer.price });
  return {
    ...NOTHING,
    title: nameOf(words, offer.card),
    card: offer.card,
    lines: [...kindOf(desk, offer.card), discarding ? words("happy_city-board-discard") : price],
    obstacle: offer.refusal && !discarding ? ruleText(words, offer.refusal) : "",
    before: desk.seat >= 0 ? (view.cities[desk.seat]?.sums ?? null) : null,
    after: discarding ? null : offer.after,
    chapter: "purchase",
  };
}

function special(desk: Desk, offer: HappyCitySpecialOffer | undefined): Details | null {
  if (!offer) return null;
  const { words } = desk;
  const lines = [effectText(words, offer), words("happy_city-board-needs", { colours: colourList(words, offer.needs) })];
  const missing = desk.seat >= 0 ? colourList(words, offer.missing) : "";
  const gain = desk.targets.get(`special-${offer.card.number}`)?.move.gain;
  if (gain) lines.push(words("happy_city-board-points", { gain: signed(gain) }));
  return {
    ...NOTHING,
    title: nameOf(words, offer.card),
    card: offer.card,
    lines: lines.filter(Boolean),
    obstacle: missing && words("happy_city-board-missing", { colours: missing }),
    chapter: offer.effect ? "experts" : "special",
  };
}

function deck(desk: Desk, number: number): Details | null {
  const shown = desk.view.decks[number - 1];
  if (!shown) return null;
  const { words } = desk;
  return {
    ...NOTHING,
    title: words("happy_city-board-deck", { deck: number, lowest: shown.lowest, highest: shown.highest, count: shown.cards }),
    lines: [
      words("happy_city-board-back", { colours: colourList(words, shown.back) }),
      words("happy_city-board-discarded", { count: shown.discard }),
    ],
    chapter: "turn",
  };
}

function purse({ words, city }: Desk): Details {
  return {
    ...NOTHING,
    title: words("happy_city-board-purse", { coins: city.coins, income: city.sums.income }),
    lines: [words("happy_city-board-purse-about")],
    chapter: "income",
  };
}

function points({ words, view }: Desk): Details {
  const line = words(view.mode === "young" ? "happy_city-board-added" : "happy_city-score-happiness-about");
  return { ...NOTHING, title: words("happy_city-score-happiness"), lines: [line], chapter: view.mode === "young" ? "young" : "scoring" };
}
