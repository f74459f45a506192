// Which legal moves of Happy City are buttons of the prompt bar: those without a card to point at, and those that name a
// player.
import type { Choice, Legal, Position, Words } from "../board";
import { buttons } from "../common/choices";

const BUTTONS = ["borrow", "model", "copy", "chance", "keep", "coin", "done"];

/** The moves that name a player, with the sentence that says the player's name. */
const SEATED: Record<string, string> = {
  borrow: "happy_city-board-borrow",
  copy: "happy_city-board-copy",
  model: "happy_city-board-model",
};

export function choices(position: Position, words: Words): Choice[] {
  return buttons(position, BUTTONS, (move) => label(position, move, words));
}

function label(position: Position, move: Legal, words: Words): string {
  const message = SEATED[move.kind];
  if (!message) return words(`happy_city-move-${move.kind}`);
  return words(message, { player: position.seats[(move.fields["seat"] ?? 0) - 1]?.name ?? "" });
}
