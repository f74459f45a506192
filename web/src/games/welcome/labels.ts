// The board in words, for screen readers and tooltips: what each target does and what a street looks like.
import type { WelcomeHouse } from "../../wire";
import type { Args, Legal } from "../board";
import type { Desk } from "./desk.svelte";
import { place } from "./targets";

/** A move in words; for a combination the number and effect that lie there. */
export function moveText(desk: Desk, move: Legal): string {
  let args: Args = { ...move.fields, edition: desk.view.edition };
  if (move.kind === "combine") {
    const number = desk.view.cards[(move.fields["number"] ?? 0) - 1];
    const effect = desk.view.cards[(move.fields["effect"] ?? 0) - 1];
    args = { number: number?.number ?? 0, effect: effect?.effect ?? "" };
  }
  return desk.words(`welcome-move-${move.kind}`, args);
}

/** The change in points as people write it: +3, −2, ±0. */
export function signed(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
}

function withGain(desk: Desk, move: Legal): string {
  const text = moveText(desk, move);
  return move.gain ? desk.words("welcome-board-gain", { move: text, gain: signed(move.gain) }) : text;
}

export function labelOf(desk: Desk, id: string): string {
  if (id === place.roundabouts()) return desk.words("welcome-board-roundabout");
  const [kind, slot] = id.split("-");
  const card = desk.view.cards[Number(slot) - 1];
  if (card && kind === "number") return desk.words("welcome-board-take-number", { number: card.number });
  if (card && kind === "effect") return desk.words("welcome-board-take-effect", { effect: card.effect });
  const moves = desk.targets.get(id)?.moves ?? [];
  if (!moves.length && card) return desk.words("welcome-move-combine", { number: card.number, effect: card.effect });
  if (moves.length === 1) return withGain(desk, moves[0]!);
  const { street = 0, house = 0 } = moves[0]?.fields ?? {};
  return desk.words("welcome-board-several", { street, house, count: moves.length });
}

function houseText(desk: Desk, house: WelcomeHouse): string {
  const state = house.roundabout ? "roundabout" : house.number === null ? "empty" : house.bis ? "bis" : "number";
  const parts = [desk.words("welcome-board-house", { state, number: house.number ?? 0 })];
  if (house.pool && !house.roundabout) parts.push(desk.words("welcome-board-pool", { state: house.pool_built ? "built" : "open" }));
  if (house.used) parts.push(desk.words("welcome-board-used"));
  return parts.join(" ");
}

/** The whole street, house by house, with its fences. */
export function describeStreet(desk: Desk, street: number): string {
  const houses = desk.sheet.streets[street - 1]?.houses ?? [];
  const parts = houses.flatMap((house, index) => {
    const text = houseText(desk, house);
    return house.fence_right && index < houses.length - 1 ? [text, desk.words("welcome-board-fence")] : [text];
  });
  return desk.words("welcome-board-street", { street, houses: parts.join(", ") });
}
