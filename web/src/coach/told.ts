// What a review tells, sorted: whose turns are of note, what cost most, where a result comes from. Pure.
import type { GameReview, ReviewBalance, ReviewFigure, ReviewMoment, ReviewOdds, ReviewTurn } from "../wire";
import { tenths } from "./figures";

export type Mark = ReviewTurn["mark"];

/** Beside every colour a sign, as chess players know them. */
export const SIGNS: Record<Mark, string> = { brilliant: "!!", good: "✓", slip: "?!", mistake: "?", open: "~", forced: "·" };
/** The move that only ends a turn, in every game: it need not be told. */
export const ENDING = "done";
/** What is said for a turn for which a game has no reason to tell: of any but the best it would not be true. */
export const NOTHING_BETTER = "coach-reason-best";
export const COSTLY: readonly Mark[] = ["slip", "mistake"];

/** What speaks for a turn, if there is more to say than that nothing better was found. */
export function reasonOf({ reason, mark }: ReviewTurn): ReviewTurn["reason"] {
  return mark === "forced" || reason?.message === NOTHING_BETTER ? null : reason;
}

export const turnsOf = (review: GameReview, seat: number): ReviewTurn[] => review.turns.filter((turn) => turn.seat === seat);

/** Slips, mistakes and brilliant turns, in the order of the game: where one may want to look. */
export function ofNote(review: GameReview, seat: number): ReviewTurn[] {
  return turnsOf(review, seat).filter(({ mark }) => mark === "brilliant" || COSTLY.includes(mark));
}

const share = (odds: ReviewOdds | null): number => odds?.share ?? 0;

/** Chances to win are told in this review. */
export const hasChances = (review: GameReview): boolean => review.curve.at(-1)!.wins.length > 0;

/** The turns that decided most, with the chance of who won before each and at the next decision. */
export function decisive(review: GameReview): { winner: number; turns: { turn: number; before: ReviewOdds; after: ReviewOdds }[] } {
  const { curve } = review;
  const wins = curve.at(-1)!.wins.map(({ share }) => share);
  const winner = wins.indexOf(Math.max(...wins));
  const turns = review.decided.map((turn) => {
    const place = curve.findIndex((moment) => moment.turn === turn);
    return { turn, before: curve[place]!.wins[winner]!, after: curve[place + 1]!.wins[winner]! };
  });
  return { winner, turns };
}

/** Slips and mistakes, the costliest first. */
export function costly(review: GameReview, seat: number): ReviewTurn[] {
  return turnsOf(review, seat)
    .filter(({ mark }) => COSTLY.includes(mark))
    .sort((one, other) => share(other.win_cost) - share(one.win_cost) || other.cost.points - one.cost.points);
}

/** Brilliant turns, the best first. */
export function brilliant(review: GameReview, seat: number): ReviewTurn[] {
  return turnsOf(review, seat)
    .filter(({ mark }) => mark === "brilliant")
    .sort((one, other) => share(other.win_gain) - share(one.win_gain) || other.gain.points - one.gain.points);
}

export function countOf(review: GameReview, seat: number, ...marks: Mark[]): number {
  return turnsOf(review, seat).filter(({ mark }) => marks.includes(mark)).length;
}

/** The turn that this seat decided at this step; for a spectator whoever's it was. */
export function turnAt(review: GameReview, step: number, seat: number): ReviewTurn | null {
  return review.turns.find((turn) => turn.step === step && (seat < 0 || turn.seat === seat)) ?? null;
}

/** The last point of the curve that this step has reached. */
export function momentAt(review: GameReview, step: number): ReviewMoment | null {
  return review.curve.findLast((moment) => moment.step <= step) ?? review.curve[0] ?? null;
}

/** The turn of note before or behind a step; at the last one there is no other. */
export function neighbour(turns: readonly ReviewTurn[], step: number, way: 1 | -1): ReviewTurn | null {
  return (way > 0 ? turns.find((turn) => turn.step > step) : turns.findLast((turn) => turn.step < step)) ?? null;
}

export const PARTS = ["chance", "decisions", "opponents", "start", "rest"] as const;
export type Part = (typeof PARTS)[number];

/** The parts of a result, rounded so that what is shown adds up too: the rest takes what is left. */
export function partsOf(balance: ReviewBalance, seats: number): { part: Part; figure: ReviewFigure }[] {
  const shown = PARTS.filter((part) => part !== "rest" && !(part === "opponents" && seats === 1));
  const parts = shown.map((part) => ({ part, figure: balance[part] }));
  const sum = parts.reduce((total, { figure }) => total + tenths(figure.points), 0);
  const rest = (tenths(balance.result) - sum) / 10;
  return [...parts, { part: "rest", figure: { points: rest, error: balance.rest.error } }];
}
