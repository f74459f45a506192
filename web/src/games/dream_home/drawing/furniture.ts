// What stands in a room: a piece for each of its cards. Every card has a piece of its own kind; where two cards of one
// room would show the same, the second shows another.
import { FLOORS } from "./floors";
import { OTHERS } from "./others";
import { child, type Paint, type Part } from "./parts";

const KINDS: Record<string, Part[][]> = { ...FLOORS, ...OTHERS };
const SHIRTS: Paint[] = ["red", "sky", "amber", "leaf", "plum"];
/** Where children stand in a picture. */
const CORNERS = [7, 93];

export interface Furnished {
  /** The number of the card, from 1. */
  card: number;
  children: number;
}

/** The parts of each card's picture, from left to right; a test holds the drawings and the kinds of room together. */
export function furnish(kind: string, cards: readonly Furnished[]): Part[][] {
  const pieces = KINDS[kind] ?? [];
  const shown: number[] = [];
  for (const { card } of cards) {
    let piece = card % pieces.length;
    for (let tries = 0; shown.includes(piece) && tries < pieces.length; tries++) piece = (piece + 1) % pieces.length;
    shown.push(piece);
  }
  return cards.map(({ card, children }, index) => [...(pieces[shown[index]!] ?? []), ...playing(card, children)]);
}

function playing(card: number, children: number): Part[] {
  return CORNERS.slice(0, children).flatMap((x, index) => child(x, SHIRTS[(card + index) % SHIRTS.length]!));
}
