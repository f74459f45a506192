import { expect, test } from "vitest";
import type { GameReview, ReviewFigure, ReviewTurn } from "../wire";
import { costly, countOf, decisive, hasChances, momentAt, neighbour, ofNote, partsOf, turnAt, type Mark } from "./told";

const figure = (points: number, error = 0.1): ReviewFigure => ({ points, error });
const turn = (number: number, seat: number, step: number, mark: Mark, cost = 0): ReviewTurn => ({
  number,
  seat,
  step,
  round: number,
  mark,
  cost: figure(cost),
  gain: figure(0),
  played: [],
  better: [],
  reason: null,
  win_cost: null,
  win_gain: null,
});
const review: GameReview = {
  depth: 1,
  alone: false,
  turns: [turn(1, 0, 0, "slip", 1.5), turn(2, 1, 0, "good"), turn(3, 0, 4, "mistake", 5), turn(4, 1, 4, "mistake", 9), turn(5, 0, 8, "open", 2), turn(6, 0, 12, "brilliant")],
  curve: [0, 4, 8, 12, 15].map((step, place) => ({ turn: place, step, outlook: [figure(place), figure(-place)], chance: [0, 0], wins: [] })),
  balances: [],
  decided: [],
};

test("one's own mistakes come first, the costliest in front", () => {
  expect(costly(review, 0).map(({ number }) => number)).toEqual([3, 1]);
  expect(ofNote(review, 0).map(({ number }) => number)).toEqual([1, 3, 6]);
  expect([countOf(review, 0, "slip", "mistake"), countOf(review, 0, "open")]).toEqual([2, 1]);
});

test("where several decide at once, each has a turn at that step", () => {
  expect(turnAt(review, 4, 0)?.number).toBe(3);
  expect(turnAt(review, 4, 1)?.number).toBe(4);
  expect(turnAt(review, 0, -1)?.number).toBe(1);
  expect(turnAt(review, 5, 0)).toBeNull();
});

test("the curve is read where the game has come to", () => {
  expect([3, 4, 99].map((step) => momentAt(review, step)?.step)).toEqual([0, 4, 15]);
});

test("from turn to turn of note, in both directions, to the ends", () => {
  const turns = ofNote(review, 0);
  expect(neighbour(turns, 1, 1)?.number).toBe(3);
  expect(neighbour(turns, 4, -1)?.number).toBe(1);
  expect(neighbour(turns, 12, 1)).toBeNull();
});

test("parts that are shown add up to the result that is shown", () => {
  const parts = { start: figure(0.26), decisions: figure(-3.24), opponents: figure(1.15), chance: figure(-9.04), rest: figure(-1.13) };
  const shown = partsOf({ seat: 0, result: -12, ...parts }, 2);
  const sum = shown.reduce((total, part) => total + Math.round(part.figure.points * 10), 0);
  expect(sum).toBe(-120);
  expect(shown.map(({ part }) => part)).toEqual(["chance", "decisions", "opponents", "start", "rest"]);
  expect(partsOf({ seat: 0, result: -12, ...parts }, 1).map(({ part }) => part)).not.toContain("opponents");
});

test("where chances to win are told, they say what cost most and what decided", () => {
  const odds = (share: number) => ({ share, error: 0.01 });
  const turns = [{ ...turn(1, 0, 0, "mistake", 9), win_cost: odds(0.1) }, { ...turn(2, 0, 4, "mistake", 2), win_cost: odds(0.3) }];
  const curve = [0.5, 0.6, 0.2, 0].map((share, place) => ({ turn: place + 1, step: place, outlook: [figure(0), figure(0)], chance: [0, 0], wins: [odds(share), odds(1 - share)] }));
  const told: GameReview = { ...review, turns, curve, decided: [2] };
  expect(costly(told, 0).map(({ number }) => number)).toEqual([2, 1]);
  expect([hasChances(review), hasChances(told)]).toEqual([false, true]);
  expect(decisive(told)).toEqual({ winner: 1, turns: [{ turn: 2, before: odds(0.4), after: odds(0.8) }] });
});
