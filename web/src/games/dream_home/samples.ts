// Small positions of Dream Home for the tests of the board.
import type { DreamHomeCell, DreamHomeColumn, DreamHomeHouseView, DreamHomeResource, DreamHomeRoom, DreamHomeView } from "../../wire";
import type { Legal, Position } from "../board";
import { begun, legal, seen } from "../common/samples";

export { legal };

export function room(kind: string, card = "01", more: Partial<DreamHomeRoom> = {}): DreamHomeRoom {
  return { card, kind, group: "regular", most: 3, points: [1, 4, 9], next_to: null, points_next_to: null, children: 0, ...more };
}

export function resource(group: string, name: string, more: Partial<DreamHomeResource> = {}): DreamHomeResource {
  return { group, name, window: false, points: null, rooms: [], ...more };
}

export function cell(floor: number, column: number, more: Partial<DreamHomeCell> = {}): DreamHomeCell {
  return { floor, column, room: null, face_down: false, scaffold: false, token: null, joined_left: false, finished: false, ...more };
}

/** The printed house with nothing in it but these cells. */
export function house(cells: DreamHomeCell[] = [], more: Partial<DreamHomeHouseView> = {}): DreamHomeHouseView {
  const places = [1, 2].flatMap((floor) => [1, 2, 3, 4, 5].map((column) => [floor, column] as const));
  const all = [...places, [3, 4] as const, [3, 5] as const].map(
    ([floor, column]) => cells.find((each) => each.floor === floor && each.column === column) ?? cell(floor, column),
  );
  return {
    cells: all,
    rooms: [],
    garden: [],
    roofs: 0,
    roof: [],
    tools: [],
    helpers: [],
    comfort: [],
    children: 0,
    total: 0,
    ...more,
  };
}

export function column(kind: string | null, more: Partial<DreamHomeColumn> = {}): DreamHomeColumn {
  return { room: kind ? room(kind) : null, resource: null, first_player: false, fits: [], ...more };
}

export function view(more: Partial<DreamHomeView> = {}): DreamHomeView {
  return {
    ...begun("dream_home", "classic"),
    round: 3,
    rounds: 12,
    columns: ["living", "kitchen", "kids", "bathroom", "garage"].map((kind, index) => column(kind, { first_player: index === 0 })),
    room_discard: [],
    resource_discard: [],
    houses: [house(), house()],
    first_player: 0,
    car: null,
    acting: 0,
    phase: "choose",
    hand: { column: null, room: null, resource: null },
    end_reason: "",
    ranking: [],
    ...more,
  };
}

export function position(moves: Legal[], more: Partial<DreamHomeView> = {}): Position<DreamHomeView> {
  return seen(view(more), moves);
}
