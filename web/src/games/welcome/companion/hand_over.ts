// At the end of a game against a competitor: what the phone kept of it goes to the score pad, where the player's sheet is written.
import { layReady } from "../../../paper/pad.svelte";
import { form } from "../paper/entry";
import type { CompanionTable } from "./table.svelte";

export function handOver(table: CompanionTable): void {
  const { given, hand, giving } = table.now;
  // The card of the round in which the game ended goes to the competitor as well.
  const cards = (giving < 0 ? given : [...given, hand[giving]!]).map((id) => table.cardOf(id).effect);
  const completed = table.deal!.plans.map((_, plan) => table.pointsOf(plan));
  layReady(form, { edition: "collectors", competitor: table.competitor!.id, cards, completed }, [""]);
}
