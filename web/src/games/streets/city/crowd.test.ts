import { expect, test } from "vitest";
import { drawn, spread } from "./crowd";

const person = (lying: number, standing = 0, colour = "hipster") => ({ colour, home: 1, lying, standing, leaving: 0 });

test("few people lie side by side, many are a number", () => {
  expect(drawn([person(3)])).toMatchObject([{ figures: 3, count: 0, lying: true }]);
  expect(drawn([person(4)])).toMatchObject([{ figures: 1, count: 4, lying: true }]);
});

test("seekers stand by themselves", () => {
  expect(drawn([person(1, 2)])).toMatchObject([
    { lying: true, figures: 1 },
    { lying: false, figures: 2 },
  ]);
});

test("where several kinds lie there is room for one figure of each", () => {
  expect(drawn([person(2), person(1, 0, "parent")])).toMatchObject([{ figures: 1, count: 2 }, { figures: 1, count: 0 }]);
});

test("groups lie in two columns around the middle", () => {
  expect(spread(1)).toEqual([{ x: 0, y: 0 }]);
  expect(spread(4).map(({ x }) => x)).toEqual([-17, 17, -17, 17]);
});
