// Equal points in words, for players who have names but no seats.
import type { Tie } from "../wire";
import { t } from "../words/words.svelte";

export function tieText(tie: Tie, names: readonly string[]): string {
  const other = names[Number(tie.args["seat"] ?? 0) - 1] ?? "";
  return t(tie.message, { ...tie.args, player: names[tie.seat] ?? "", other });
}
