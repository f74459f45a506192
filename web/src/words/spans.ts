// How long something takes, in the reader's words.
import { t } from "./words.svelte";

const DAY = 24 * 60;

export function span(minutes: number): string {
  return minutes < DAY ? t("web-minutes", { count: minutes }) : t("web-days", { count: minutes / DAY });
}
