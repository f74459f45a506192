// Where on the board the legal moves lie: on tiles of the hand, on places of the city, on its buildings. Only sorts what
// the server sent.
import type { StreetsView } from "../../wire";
import type { Legal } from "../board";

export interface Target {
  id: string;
  moves: Legal[];
}

export const place = {
  hand: (tile: number) => `hand-${tile}`,
  cell: (x: number, y: number) => `place-${x},${y}`,
  tile: (tile: number) => `tile-${tile}`,
  player: (player: number) => `player-${player}`,
  advisor: (player: number) => `advisor-${player}`,
  stack: () => "stack-1",
  lastStack: () => "stack-2",
  token: (business: string) => `token-${business}`,
};

/** Sides of a tile by the number that moves give them. */
export const SIDES = ["north", "east", "south", "west"] as const;

function placesOf(move: Legal, view: StreetsView, colour: string | null): string[] {
  const { tile = 0, home = 0, x = 0, y = 0 } = move.fields;
  switch (move.kind) {
    case "pick":
    case "show":
      return [place.hand(tile)];
    case "build":
      return [place.cell(x, y)];
    case "abandon":
    case "take":
      return [place.tile(tile)];
    case "score":
      return (view.streets.find(({ id }) => id === tile)?.tiles ?? []).map(place.tile);
    case "send":
    case "send_all":
      return colour === null || colourOf(home, view) === colour ? [place.tile(tile)] : [];
    default:
      return [];
  }
}

/** Whose home this is among those who have to move. */
export function colourOf(home: number, view: StreetsView): string | null {
  return view.decision?.groups.find(({ homes }) => homes.some((each) => each.home === home))?.colour ?? null;
}

/** `colour` are the people whom the player is about to move, where there are several kinds. */
export function targetsOf(legal: readonly Legal[], view: StreetsView, colour: string | null): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const move of legal) {
    for (const id of placesOf(move, view, colour)) {
      const target = found.get(id);
      if (target) target.moves.push(move);
      else found.set(id, { id, moves: [move] });
    }
  }
  return found;
}
