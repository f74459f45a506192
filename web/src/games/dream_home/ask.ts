// The move that a player means by pointing at a place with which nothing can be done, so that the server can say which rule
// forbids it.
import type { Move } from "../board";
import type { Held, Picks } from "./targets";

const LAYS: Record<Held, string> = { open: "build", back: "hide", resource: "furnish" };
/** What a tool or a helper would do first of all. */
const WORK: Record<string, Move> = {
  drill: { kind: "drill", fields: { floor: 1, column: 1, from: 1 } },
  mixer: { kind: "mix", fields: { column: 1, other: 2 } },
  jackhammer: { kind: "hammer", fields: { column: 1 } },
  roofer: { kind: "roof", fields: { colour: 1, window: 0 } },
  supplier: { kind: "supply", fields: { card: 1 } },
  handyman: { kind: "swap", fields: { floor: 1, column: 1, other_floor: 1, other_column: 2 } },
};

/** What pointing at this place would most likely mean now; null when it means nothing. */
export function meant(id: string, phase: string, picks: Picks, isScaffold: boolean): Move | null {
  const [kind, ...rest] = id.split("-");
  if (kind === "column") {
    const column = Number(rest[0]);
    if (picks.tool === "drill" && picks.cell) return { kind: "drill", fields: { ...cellIn(picks.cell), from: column } };
    if (picks.tool === "mixer") return mixing(column, picks.column);
    return { kind: phase === "discard" || phase === "hammer" ? phase : "take", fields: { column } };
  }
  if (kind === "tool" || kind === "helper") return WORK[rest[0]!] ?? null;
  if (kind === "discard") return { kind: "supply", fields: { card: Number(rest[0]) } };
  if (kind === "roof") return { kind: "roof", fields: { colour: Number(rest[0]), window: Number(rest[1]) } };
  if (kind !== "cell") return null;
  if (phase === "tokens") return { kind: "token", fields: cellIn(id) };
  if (phase === "supply" || phase === "helpers") return atTheEnd(id, picks.cell);
  if (picks.tool === "drill") return { kind: "drill", fields: { ...cellIn(id), from: picks.column ?? 1 } };
  return { kind: picks.held === "resource" && isScaffold ? "scaffold" : LAYS[picks.held], fields: cellIn(id) };
}

function cellIn(id: string): Record<string, number> {
  const [, , floor, column] = id.split("-").map(Number);
  return { floor: floor!, column: column! };
}

/** Two columns, the lower number first. */
function mixing(column: number, picked: number | null): Move {
  const other = picked ?? (column === 1 ? 2 : 1);
  return { kind: "mix", fields: { column: Math.min(column, other), other: Math.max(column, other) } };
}

/** With a first card picked, the handyman's two; otherwise where the supplier's room would go. */
function atTheEnd(id: string, picked: string | null): Move {
  if (!picked || picked === id) return { kind: "into", fields: cellIn(id) };
  const [one, other] = [cellIn(picked), cellIn(id)].sort((a, b) => a["floor"]! - b["floor"]! || a["column"]! - b["column"]!);
  return { kind: "swap", fields: { ...one, other_floor: other!["floor"]!, other_column: other!["column"]! } };
}
