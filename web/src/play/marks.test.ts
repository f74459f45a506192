import { expect, test } from "vitest";
import dreamHome from "../games/dream_home";
import happyCity from "../games/happy_city";
import streets from "../games/streets";
import welcome from "../games/welcome";
import type { GameModule } from "../games/board";
import { mark, placesOf } from "./marks";

const told = (seat: number, args: Record<string, string | number>) => [{ message: "m", seat, args }];

test("every game says where on its board a line of the log happened", () => {
  expect(placesOf(told(1, { column: 2 }), dreamHome as GameModule, {}, 0)).toEqual(["1", "column-2"]);
  expect(placesOf(told(1, { floor: 1, column: 2 }), dreamHome as GameModule, {}, 0)).toEqual(["1", "cell-1-1-2"]);
  const city = { buildings: [{ tile: { id: "food_hall", number: 9 } }] };
  expect(placesOf(told(2, { tile: "food_hall" }), streets as GameModule, city, 0)).toEqual(["2", "tile-9", "player-2"]);
  const view = { buildings: [{ card: { id: "bank" } }, { card: { id: "museum" } }], dwellings: [], specials: [], markets: [] };
  expect(placesOf(told(1, { deck: 1, building: "museum" }), happyCity as GameModule, view, 0)).toEqual(["1", "building-2"]);
  const built = { ...view, cities: [{ cards: [] }, { cards: [{ id: "museum" }, { id: "bank" }, { id: "museum" }] }] };
  const buys = [{ message: "happy_city-log-buy", seat: 1, args: { building: "museum" } }];
  expect(placesOf(buys, happyCity as GameModule, built, 0)).toEqual(["1", "card-1-3", "building-2"]);
  expect(placesOf(told(1, { plan: 2 }), welcome as GameModule, {}, 0)).toEqual(["1", "plan-2"]);
  expect(placesOf(told(1, { street: 2, house: 3 }), welcome as GameModule, {}, 0)).toEqual(["1"]);
  expect(placesOf(told(1, { street: 2, house: 3 }), welcome as GameModule, {}, 1)).toEqual(["1", "house-2-3"]);
});

test("what is no news any more loses its mark", () => {
  document.body.innerHTML = '<i data-whose="1"></i><b data-target="tile-9"></b><u data-target="tile-8"></u><s data-small="tile-9"></s>';
  const marked = () => [...document.querySelectorAll<HTMLElement>("[data-fresh]")].map(({ tagName, dataset }) => [tagName, dataset["fresh"]]);
  mark(document, new Map([["1", "since"], ["tile-9", "now"]]));
  expect(marked()).toEqual([["I", "since"], ["B", "now"], ["S", "now"]]);
  mark(document, new Map([["tile-8", "since"]]));
  expect(marked()).toEqual([["U", "since"]]);
});
