// A tile of the wire or of the catalogue as what is printed on it, for the drawings.
import type { CardEntry, StreetsTile } from "../../wire";
import type { Printed } from "./art/Plot.svelte";
import { KINDS } from "./drawing/symbols";

export const START = ["station", "park"];

export function printedOf(tile: StreetsTile): Printed {
  return {
    id: tile.id,
    kind: START.includes(tile.id) ? "start" : tile.kind,
    symbols: KINDS.flatMap((kind) => Array<string>(tile.symbols[kind] ?? 0).fill(kind)),
    value: tile.value ? { kind: tile.value, of: tile.of, coef: tile.coef } : null,
    business: tile.business ? { kind: tile.business, count: tile.tokens } : null,
  };
}

/** A tile as the catalogue tells it, the one with this number. */
export function tileOf({ id, fields }: CardEntry, number: number): StreetsTile {
  const text = (name: string) => (fields[name] === undefined ? null : String(fields[name]));
  const list = (name: string) => (Array.isArray(fields[name]) ? (fields[name] as unknown[]).map(String) : []);
  const symbols: Record<string, number> = {};
  if (START.includes(id)) for (const kind of list("symbols")) symbols[kind] = (symbols[kind] ?? 0) + 1;
  else symbols[String(fields["kind"])] = Number(fields["symbols"]);
  return {
    number,
    id,
    kind: text("kind") ?? "wild",
    symbols,
    value: text("value"),
    coef: Number(fields["coef"] ?? 0),
    of: list("of"),
    business: text("business"),
    tokens: Number(fields["tokens"] ?? 0),
    is_five: Boolean(fields["five"]),
  };
}
