// What a branch is called: as its player named it, else by where it leaves the game.
import type { BranchInfo } from "../wire";
import { t } from "../words/words.svelte";

/** As long as a title may be: see wire_branches.py. */
export const LONGEST = 60;

export function titleOf({ title, round }: Pick<BranchInfo, "title" | "round">): string {
  return title || (round ? t("branch-from-round", { round }) : t("branch-from-start"));
}
