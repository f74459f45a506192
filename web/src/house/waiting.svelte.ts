// The tables that wait for the reader, asked for now and then on every page, seen or not: the title, the icon of the window and
// that of the installed app tell how many. Whoever looks at one of them is not called back meanwhile.
import * as api from "../api";
import { me } from "../me.svelte";
import { keepLooking } from "./looking";
import { t } from "../words/words.svelte";
import { iconWith } from "./icon";

const EVERY = 20_000;

class Waiting {
  tables = $state.raw<string[]>([]);

  async load(): Promise<void> {
    if (me.id) this.tables = (await api.waiting(!document.hidden)).tables;
    else this.tables = [];
  }

  /** Ask again and again; returns the way to stop. */
  watch(): () => void {
    const look = () => void this.load().catch(() => undefined);
    return keepLooking(look, EVERY);
  }

  /** Show how many wait, wherever the browser has a place for it. */
  show(): void {
    const count = this.tables.length;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = count ? iconWith(count) : "/icon.svg";
    if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }
}

export const waiting = new Waiting();

/** The title of a page, with the news that a turn waits at another table than the one that is shown. */
export function titled(page: string, table = ""): string {
  const count = waiting.tables.filter((id) => id !== table).length;
  return count ? t("web-title-waits", { count, page }) : page;
}
