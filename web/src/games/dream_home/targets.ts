// Where on the board the legal moves lie. A target is a place that can be clicked: it plays a move, or it picks something
// on the way to one (a tool, the first of two cards). Only sorts what the server sent.
import type { Legal } from "../board";

/** What the player has picked in the browser only. */
export interface Picks {
  /** The tool at work. */
  tool: "drill" | "mixer" | null;
  /** The first of two places of a move: a column of the board, or a cell's id. */
  column: number | null;
  cell: string | null;
  /** Which card of the hand is being placed: the room open, the room face-down, or the resource. */
  held: Held;
}

export type Held = "open" | "back" | "resource";

export const NO_PICKS: Picks = { tool: null, column: null, cell: null, held: "open" };

export interface Target {
  id: string;
  move?: Legal;
  pick?: Picks;
}

export const place = {
  column: (column: number) => `column-${column}`,
  cell: (seat: number, floor: number, column: number) => `cell-${seat}-${floor}-${column}`,
  tool: (tool: string) => `tool-${tool}`,
  helper: (helper: string) => `helper-${helper}`,
  hand: (card: "room" | "resource") => `hand-${card}`,
  /** A discarded room card by its number, a discarded roof by its colour and whether it has a window. */
  discarded: (card: number) => `discard-${card}`,
  roof: (colour: number, window: number) => `roof-${colour}-${window}`,
  pile: (seat: number) => `pile-${seat}`,
  comfort: (bonus: string) => `comfort-${bonus}`,
};

const LAYS: Record<string, Held> = { build: "open", hide: "back", furnish: "resource", scaffold: "resource" };

/** What is really being placed: what the player holds, or the first that has a place at all. */
export function holding(legal: readonly Legal[], wanted: Held): Held | null {
  const possible = new Set(legal.map(({ kind }) => LAYS[kind]));
  if (possible.has(wanted)) return wanted;
  return (["open", "back", "resource"] as const).find((held) => possible.has(held)) ?? null;
}

export function targetsOf(legal: readonly Legal[], seat: number, picks: Picks): Map<string, Target> {
  const targets = new Map<string, Target>();
  const add = (target: Target) => {
    if (!targets.has(target.id)) targets.set(target.id, target);
  };
  const held = holding(legal, picks.held);
  for (const move of legal) for (const target of targetsOfMove(move, seat, picks, held)) add(target);
  for (const target of handOf(legal, picks, held)) add(target);
  return targets;
}

function targetsOfMove(move: Legal, seat: number, picks: Picks, held: Held | null): Target[] {
  const { floor = 0, column = 0, from = 0, other = 0, other_floor = 0, other_column = 0 } = move.fields;
  const cell = place.cell(seat, floor, column);
  switch (move.kind) {
    case "take":
    case "discard":
    case "hammer":
      return picks.tool ? [] : [{ id: place.column(column), move }];
    case "mix":
      return picks.tool === "mixer" ? mixing(move, column, other, picks) : tool("mixer", picks);
    case "drill":
      return picks.tool === "drill" ? drilling(move, cell, from, picks) : tool("drill", picks);
    case "build":
    case "hide":
    case "furnish":
    case "scaffold":
      return LAYS[move.kind] === held ? [{ id: cell, move }] : [];
    case "token":
    case "into":
      return [{ id: cell, move }];
    case "swap":
      return pair(move, cell, place.cell(seat, other_floor, other_column), picks);
    case "supply":
      return [{ id: place.discarded(move.fields["card"] ?? 0), move }];
    case "roof":
      return [{ id: place.roof(move.fields["colour"] ?? 0, move.fields["window"] ?? 0), move }];
    default:
      return [];
  }
}

function tool(name: "drill" | "mixer", picks: Picks): Target[] {
  return [{ id: place.tool(name), pick: { ...picks, tool: name, column: null, cell: null } }];
}

/** Two columns change their rooms: either is picked first, and then only the other one is left to choose. */
function mixing(move: Legal, one: number, other: number, picks: Picks): Target[] {
  const put = (column: number): Target => ({ id: place.column(column), pick: { ...picks, column } });
  if (picks.column === null) return [put(one), put(other)];
  if (picks.column !== one && picks.column !== other) return [];
  return [{ id: place.column(picks.column === one ? other : one), move }];
}

/** A cell and a column, in whichever order. */
function drilling(move: Legal, cell: string, column: number, picks: Picks): Target[] {
  const found: Target[] = [];
  if (picks.cell === null && (picks.column === null || picks.column === column)) {
    found.push(picks.column === null ? { id: cell, pick: { ...picks, cell } } : { id: cell, move });
  }
  if (picks.column === null && (picks.cell === null || picks.cell === cell)) {
    const id = place.column(column);
    found.push(picks.cell === null ? { id, pick: { ...picks, column } } : { id, move });
  }
  return found;
}

function pair(move: Legal, one: string, other: string, picks: Picks): Target[] {
  if (picks.cell === null) return [one, other].map((cell) => ({ id: cell, pick: { ...picks, cell } }));
  if (picks.cell !== one && picks.cell !== other) return [];
  return [{ id: picks.cell === one ? other : one, move }];
}

/** The cards in hand: pressing the room turns it over, pressing the resource takes that one up. */
function handOf(legal: readonly Legal[], picks: Picks, held: Held | null): Target[] {
  const can = (wanted: Held) => held !== wanted && legal.some(({ kind }) => LAYS[kind] === wanted);
  const found: Target[] = [];
  const turned = held === "open" ? "back" : can("open") ? "open" : "back";
  if (can(turned)) found.push({ id: place.hand("room"), pick: { ...picks, held: turned } });
  if (can("resource")) found.push({ id: place.hand("resource"), pick: { ...picks, held: "resource" } });
  return found;
}

/** The first of these places that can be pressed: the digits mean columns, cards of the hand, then tools from 6 on. */
export function byDigit(digit: number, targets: ReadonlyMap<string, Target>, tools: readonly string[]): string | null {
  const named = [place.column(digit), digit === 1 ? place.hand("room") : digit === 2 ? place.hand("resource") : ""];
  if (digit > 5) named.push(place.tool(tools[digit - 6] ?? ""));
  const listed = [...targets.keys()].filter((id) => id.startsWith("discard-") || id.startsWith("roof-"));
  named.push(listed[digit - 1] ?? "");
  return named.find((id) => targets.has(id)) ?? null;
}
