// Where a move of Happy City is made that the coach advises.
import type { HappyCityView } from "../../wire";
import type { Move } from "../board";
import { placesOf } from "./targets";

export function advised(move: Move, view: HappyCityView): string[] {
  // Both cards of a name may lie there; either will do.
  const [first = `choice:${move.kind}`] = placesOf(move, view);
  return [first];
}
