// The board in words, for screen readers and tooltips: what each target does and what a street looks like.
import type { WelcomeHouse, WelcomeView } from "../../wire";
import type { Legal, Words } from "../board";
import type { Desk } from "./desk.svelte";
import { place } from "./targets";

/** A move in words; for a combination the number and effect that lie there, if these eyes may see them. */
export function tell(view: WelcomeView, move: Pick<Legal, "kind" | "fields">, words: Words): string {
  if (move.kind !== "combine") return words(`welcome-move-${move.kind}`, { ...move.fields, edition: view.edition });
  const number = view.cards[(move.fields["number"] ?? 0) - 1];
  const effect = view.cards[(move.fields["effect"] ?? 0) - 1];
  if (!number || !effect) return words("welcome-board-combination");
  return words("welcome-move-combine", { number: number.number, effect: effect.effect });
}

export function moveText(desk: Desk, move: Legal): string {
  return tell(desk.view, move, desk.words);
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

export function stateOf(house: WelcomeHouse): "roundabout" | "empty" | "bis" | "number" {
  return house.roundabout ? "roundabout" : house.number === null ? "empty" : house.bis ? "bis" : "number";
}

function houseText(desk: Desk, house: WelcomeHouse): string {
  const state = stateOf(house);
  const parts = [desk.words("welcome-board-house", { state, number: house.number ?? 0 })];
  if (house.pool && !house.roundabout) parts.push(desk.words("welcome-board-pool", { state: house.pool_built ? "built" : "open" }));
  if (house.used) parts.push(desk.words("welcome-board-used"));
  return parts.join(" ");
}

/** A house by its place, where nothing can be done with it. */
export function describeHouse(desk: Desk, street: number, house: number): string {
  const data = desk.sheet.streets[street - 1]?.houses[house - 1];
  return data ? desk.words("welcome-board-place", { street, house, state: houseText(desk, data) }) : "";
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
