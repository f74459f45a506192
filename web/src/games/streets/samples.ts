// Small positions of Streets for the tests of the board.
import type { StreetsBuilding, StreetsDecision, StreetsHandTile, StreetsPlace, StreetsPlayer, StreetsStreet, StreetsTile, StreetsView } from "../../wire";
import type { Legal, Position } from "../board";
import { begun, legal, seen } from "../common/samples";

export { legal };

export function tile(number: number, more: Partial<StreetsTile> = {}): StreetsTile {
  return { number, id: "art_gallery", kind: "hipster", symbols: { hipster: 1 }, value: "symbols", coef: 2, of: ["hipster"], business: "leisure", tokens: 1, is_five: false, ...more };
}

export function building(number: number, x: number, y: number, more: Partial<StreetsBuilding> = {}): StreetsBuilding {
  return {
    tile: tile(number),
    x,
    y,
    side: "south",
    owner: 0,
    signs: 1,
    is_abandoned: false,
    people: [{ colour: "hipster", home: number, lying: 2, standing: 0, leaving: 0 }],
    street: 10,
    is_new: false,
    worth: { value: 6, people: 2, total: 8, at_the_end: 4, source: null },
    ...more,
  };
}

export function street(tiles: number[], more: Partial<StreetsStreet> = {}): StreetsStreet {
  return {
    id: tiles[0]!,
    tiles,
    side: "south",
    state: "open",
    ends: [
      { x: -1, y: 0, tile: null, points_in: false },
      { x: 2, y: 0, tile: null, points_in: false },
    ],
    symbols: { hipster: 2 },
    people: { hipster: 4 },
    ...more,
  };
}

function site(x: number, y: number, side: string, more: Partial<StreetsPlace> = {}): StreetsPlace {
  return { x, y, side, length: 3, closes: [], covers: null, ...more };
}

export function held(number: number, more: Partial<StreetsHandTile> = {}): StreetsHandTile {
  return { tile: tile(number), is_picked: false, is_shown: false, chances: [], ...more };
}

export function decision(phase: string, more: Partial<StreetsDecision> = {}): StreetsDecision {
  return { phase, seat: 0, player: 0, tile: null, face: null, streets: [], street: null, groups: [], buildings: [], tokens: 0, ...more };
}

function player(seat: number): StreetsPlayer {
  return { seat, money: 12, signs: 3, backs: ["hipster", "wild"], shown: [], advisor: null, tokens: {} };
}

export function view(more: Partial<StreetsView> = {}): StreetsView {
  return {
    ...begun("streets", "base"),
    first: 0,
    turn: 0,
    is_solo: false,
    buildings: [building(10, 0, 0), building(11, 1, 0, { owner: 1 })],
    streets: [street([10, 11])],
    west: -1,
    north: -1,
    east: 2,
    south: 1,
    places: [],
    hand: [held(3), held(5)],
    stack: { tiles: 20, back: "parent", front: null, backs: { parent: 20 } },
    last_stack: { tiles: 0, back: null, front: null, backs: {} },
    tokens: {},
    players: [player(0), player(1)],
    decision: decision("pick"),
    receipts: [],
    end_reason: "",
    ranking: [],
    ...more,
  };
}

export function position(moves: Legal[], more: Partial<StreetsView> = {}): Position<StreetsView> {
  return seen(view(more), moves);
}

/** A tile is picked and may go to two cells, to one of them in two ways. */
export function placing(): Position<StreetsView> {
  const places = [site(2, 0, "south"), site(2, 0, "west", { closes: [10] }), site(-1, 0, "south")];
  const chances = [
    { value: 4, people: 1, pays: [] },
    { value: 2, people: 1, pays: [8, 3] },
    { value: 6, people: 1, pays: [] },
  ];
  const moves = [
    legal("pick", { tile: 5 }, 68),
    legal("build", { x: 2, y: 0, side: 3 }, 700, 2),
    legal("build", { x: 2, y: 0, side: 4 }, 701, 9),
    legal("build", { x: -1, y: 0, side: 3 }, 600, 3),
  ];
  return position(moves, { places, hand: [held(3, { is_picked: true, chances }), held(5)], decision: decision("place", { tile: 3, face: tile(3) }) });
}

/** Two hipsters have to move and may go to either of two buildings. */
export function moving(): Position<StreetsView> {
  const homes = [
    { home: 11, tile: 11, is_suggested: true },
    { home: 47, tile: 46, is_suggested: false },
  ];
  const moves = [
    legal("settle", {}, 1),
    legal("send", { home: 11, tile: 11 }, 394),
    legal("send_all", { home: 11, tile: 11 }, 458),
    legal("send", { home: 47, tile: 46 }, 430),
    legal("send_all", { home: 47, tile: 46 }, 494),
  ];
  return position(moves, { decision: decision("move", { groups: [{ colour: "hipster", people: 2, homes }] }) });
}
