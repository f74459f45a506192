// What a card, plan or track says about itself: a title, a few sentences of the rules, and the chapter to read on.
import type { WelcomePlanView } from "../../wire";
import type { Words } from "../board";
import type { Desk } from "./desk.svelte";
import { describeHouse, labelOf, stateOf } from "./labels";

export interface About {
  title: string;
  lines: string[];
  chapter: string;
}

/** Places of a street; what can be done there is told beside them. */
export const IN_STREET = /^(house|gap|pool|estate)-/;

const CHAPTERS: Record<string, string> = {
  plans: "plans",
  parks: "park",
  pools: "pool",
  temps: "temp",
  bis: "bis",
  refusals: "refusal",
  roundabouts: "expert",
};

/** What stands on a plan's card: a number, or a letter in the collector's edition. */
export function planSign(desk: Desk, plan: number): string {
  return desk.words("welcome-plan-card", { edition: desk.view.edition, plan });
}

export function planName(desk: Desk, plan: number): string {
  return desk.words("welcome-plan", { edition: desk.view.edition, plan });
}

export function planText(desk: Desk, plan: WelcomePlanView): string {
  return planWords(desk.words, plan);
}

/** What a plan is worth to whoever completes it now. */
export function planValues({ words }: Desk, { approved, first, other }: WelcomePlanView): string {
  return approved ? words("welcome-plan-approved", { other }) : words("welcome-plan-values", { first, other });
}

export function planWords(words: Words, plan: WelcomePlanView): string {
  const { street, count, pools, bis } = plan;
  return words(`welcome-plan-${plan.kind}`, { sizes: plan.sizes.join(", "), street, count, pools, bis });
}

export function about(desk: Desk, key: string): About | null {
  const [kind, ...rest] = key.split("-");
  const detail = rest.join("-");
  if (kind === "effect") return effect(desk, detail);
  if (kind === "plan") return plan(desk, Number(detail));
  if (kind === "pair") return pair(desk, Number(detail));
  if (kind === "score") return score(desk, detail);
  if (kind === "house") return house(desk, key, Number(rest[0]), Number(rest[1]));
  if (kind === "gap") return { ...effect(desk, "fence"), title: labelOf(desk, key) };
  if (kind === "pool") return { ...effect(desk, "pool"), title: labelOf(desk, key) };
  if (kind === "estate") return estate(desk, key, Number(rest[0]), Number(rest[1]));
  if (kind === "number") return { title: labelOf(desk, key), lines: [desk.words("welcome-board-number-about")], chapter: desk.view.way };
  if (kind === "give") return { title: labelOf(desk, key), lines: [desk.words("welcome-board-give-about")], chapter: "aca" };
  if (kind === "roundabouts") return { title: desk.words("welcome-board-roundabout"), lines: [desk.words("welcome-board-house-about", { state: "roundabout" }), desk.words("welcome-score-roundabouts-about")], chapter: "expert" };
  if (kind === "pile") return { title: desk.words("welcome-board-pile"), lines: [pileText(desk)], chapter: desk.view.way === "stacks" ? "round" : desk.view.way };
  if (kind === "competitor") {
    const stack = desk.view.competitor?.given.map((card) => desk.words("welcome-effect", { effect: card.effect })).join(", ");
    const lines = [desk.words("welcome-option-competitor-about"), ...(stack ? [desk.words("welcome-competitor-stack", { cards: stack })] : [])];
    return { title: desk.words("welcome-option-competitor"), lines, chapter: "aca" };
  }
  if (kind === "passed") return { title: desk.words("welcome-board-passed"), lines: [desk.words("welcome-board-passed-about")], chapter: "draft" };
  return null;
}

function effect(desk: Desk, name: string): About {
  return { title: desk.words(`welcome-effect-${name}`), lines: [desk.words(`welcome-effect-${name}-about`)], chapter: name };
}

/** What would be done there; where nothing can be done, what stands there. */
function house(desk: Desk, key: string, street: number, number: number): About | null {
  const data = desk.sheet.streets[street - 1]?.houses[number - 1];
  if (!data) return null;
  const state = stateOf(data);
  const lines = [desk.words("welcome-board-house-about", { state })];
  if (data.pool && state === "empty") lines.push(desk.words("welcome-board-pool-about"));
  return { title: desk.targets.has(key) ? labelOf(desk, key) : describeHouse(desk, street, number), lines, chapter: state === "roundabout" ? "expert" : "house" };
}

function estate(desk: Desk, key: string, street: number, first: number): About | null {
  const found = desk.sheet.estates.find((each) => each.street === street && each.house === first);
  return found ? { ...score(desk, `estates-${found.size}`), title: labelOf(desk, key) } : null;
}

function pair(desk: Desk, slot: number): About | null {
  const card = desk.view.cards[slot - 1];
  if (!card) return null;
  const lines = [desk.words(`welcome-effect-${card.effect}-about`)];
  if (card.next_effect) lines.push(desk.words("welcome-board-next", { effect: card.next_effect }));
  return { title: desk.words("welcome-move-combine", { number: card.number, effect: card.effect }), lines, chapter: card.effect };
}

function plan(desk: Desk, number: number): About | null {
  const card = desk.view.plans[number - 1];
  if (!card) return null;
  const lines = [planText(desk, card), planValues(desk, card)];
  if (card.claimed.length) {
    const names = card.claimed.map((seat) => desk.names[seat]).join(", ");
    lines.push(desk.words("welcome-board-claimed", { names }));
  }
  return { title: planName(desk, number), lines, chapter: "plans" };
}

function score(desk: Desk, id: string): About {
  return {
    title: desk.words(`welcome-score-${id}`),
    lines: [desk.words(`welcome-score-${id}-about`)],
    chapter: id.startsWith("estates") ? "agent" : (CHAPTERS[id] ?? "scoring"),
  };
}

export function pileText(desk: Desk): string {
  return desk.words("welcome-board-cards-left", { way: desk.view.way, count: desk.view.cards_left });
}
