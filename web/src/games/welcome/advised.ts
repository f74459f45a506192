// Where a move of Welcome To is made that the coach advises, before any of it is played.
import type { WelcomeView } from "../../wire";
import type { Move } from "../board";
import { onlyPlaceOf, place } from "./targets";

export function advised(move: Move, view: WelcomeView): string[] {
  const { kind, fields } = move;
  const { street = 0, house = 0, number = 0, effect = 0, from = 0 } = fields;
  switch (kind) {
    case "combine":
      return view.way === "stacks" ? [place.pair(number)] : [place.number(number), place.effect(effect)];
    case "write":
      return [`choice:write-${number}`, place.house(street, house)];
    case "bis":
      return [`choice:bis-${from}`, place.house(street, house)];
    case "roundabout":
      return [place.roundabouts(), place.house(street, house)];
    default: {
      const [only = `choice:${kind}`] = onlyPlaceOf(move);
      return [only];
    }
  }
}
