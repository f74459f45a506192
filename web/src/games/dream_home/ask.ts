// The number of the action that a player means by pointing at a place with which nothing can be done, so that the server
// can say which rule forbids it. Mirrors the table of tabletown/games/dream_home/actions.py; a test holds the two together.
import type { Held, Picks } from "./targets";

const TAKE = 8;
const DISCARD = 16;
const HAMMER = 24;
const MIX = 32;
const BUILD = 128;
const HIDE = 160;
const FURNISH = 192;
const SCAFFOLD = 224;
const INTO = 288;
const DRILL = 768;
const ROW = 8;
const LAYS: Record<Held, number> = { open: BUILD, back: HIDE, resource: FURNISH };

/** What pointing at this place would most likely mean now; null when it means nothing. */
export function meant(id: string, phase: string, picks: Picks, isScaffold: boolean): number | null {
  const [kind, ...rest] = id.split("-");
  const numbers = rest.map(Number);
  if (kind === "column") {
    const column = numbers[0]! - 1;
    if (picks.tool === "drill" && picks.cell) return DRILL + ROW * cellIn(picks.cell) + column;
    return (phase === "discard" ? DISCARD : phase === "hammer" ? HAMMER : TAKE) + column;
  }
  if (kind === "tool") return { drill: DRILL, mixer: MIX + 1, jackhammer: HAMMER }[rest[0]!] ?? null;
  if (kind !== "cell") return null;
  const cell = cellIn(id);
  if (phase === "supply") return INTO + cell;
  if (picks.tool === "drill") return DRILL + ROW * cell + (picks.column ?? 1) - 1;
  if (picks.held === "resource" && isScaffold) return SCAFFOLD + cell;
  return LAYS[picks.held] + cell;
}

/** The cell's number in the table of actions: floors from the top, eight to a row. */
function cellIn(id: string): number {
  const [, , floor, column] = id.split("-").map(Number);
  return (floor! - 1) * ROW + column!;
}
