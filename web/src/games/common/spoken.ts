// A move's fields as the arguments of its text: what the catalogue names comes by its id, as the engine's `spoken` gives it.
import { IDS } from "../../wire";

export function spoken(game: string, fields: Record<string, number>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, idOf(game, name, value)]));
}

/** What the catalogue calls an entry that is told by its number; the number itself where texts know no more. */
export function idOf(game: string, field: string, value: number): string | number {
  return IDS[game]?.[field]?.[value - 1] ?? value;
}
