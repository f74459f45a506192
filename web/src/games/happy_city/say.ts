// The board in words, for screen readers, tooltips and the panel of details: names of cards, what they show, what a move
// does. Every sentence comes from the Fluent files.
import type { HappyCityCard, HappyCitySpecialOffer } from "../../wire";
import type { Legal, Words } from "../board";
import { spoken } from "../common/spoken";

export const COLOURS = ["yellow", "blue", "green", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export function nameOf(words: Words, card: HappyCityCard): string {
  if (card.kind === "market" && !card.colour) return words("happy_city-market-white");
  return words(`happy_city-${card.kind}`, { [card.kind]: card.id });
}

/** A change or a crossed-out figure as people write it: +3, −2, ±0. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : minus(change) || "±0";
}

export function minus(figure: number): string {
  return figure < 0 ? `−${-figure}` : figure ? String(figure) : "";
}

/** What is printed on a card. */
export function describe(words: Words, card: HappyCityCard): string {
  const parts = [nameOf(words, card)];
  if (card.colour) parts.push(words("happy_city-colour", { colour: card.colour }));
  if (card.cost !== null) parts.push(words("happy_city-board-price", { price: card.cost }));
  if (card.income) parts.push(words("happy_city-board-income", { amount: minus(card.income) }));
  if (card.residents) parts.push(words("happy_city-board-residents", { amount: minus(card.residents) }));
  if (card.hearts) parts.push(words("happy_city-board-hearts", { amount: minus(card.hearts) }));
  return parts.join(", ");
}

/** The colours of a condition: “2 × blue, 1 × green”. */
export function colourList(words: Words, colours: Record<string, number>): string {
  return COLOURS.filter((colour) => colours[colour])
    .map((colour) => words("happy_city-board-colours", { count: colours[colour]!, colour }))
    .join(", ");
}

export function describeSpecial(words: Words, offer: HappyCitySpecialOffer): string {
  const parts = [describe(words, offer.card), words("happy_city-board-needs", { colours: colourList(words, offer.needs) })];
  const effect = effectText(words, offer);
  if (effect) parts.push(effect);
  return parts.join(". ");
}

export function effectText(words: Words, offer: Pick<HappyCitySpecialOffer, "effect" | "figures">): string {
  return offer.effect ? words(`happy_city-effect-${offer.effect}`, offer.figures) : "";
}

export function moveText(words: Words, move: Legal): string {
  const text = words(`happy_city-move-${move.kind}`, spoken("happy_city", move.fields));
  return move.gain ? words("happy_city-board-gain", { move: text, gain: signed(move.gain) }) : text;
}

/** The text of the rule that stands against a purchase: `happy_city.buy.coins` is `happy_city-rule-buy-coins`. */
export function ruleText(words: Words, rule: string): string {
  const [game = "", ...rest] = rule.split(".");
  return words([game, "rule", ...rest].join("-"));
}
