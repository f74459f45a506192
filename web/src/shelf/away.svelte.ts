// Taking a table off my hands, and the few seconds in which it can be taken back. Lives as long as the app, so that whoever
// leaves a table finds the way back on the page they come to.
import * as api from "../api";
import type { TableInfo } from "../wire";
import { shelf } from "./shelf.svelte";

const LONG_ENOUGH = 10_000;

class Away {
  /** What was just taken away, and what is said of it. */
  last = $state.raw<{ table: TableInfo; said: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** One tap: whatever taking it away means for this table and for me. */
  async take(table: TableInfo): Promise<void> {
    if (table.stage === "over" || table.stage === "left") await api.hide(table.id);
    else if (table.stage === "open" && table.hosting) await api.remove(table.id);
    else await api.leave(table.id);
    shelf.drop(table.id);
    this.#offer(table);
  }

  async undo(): Promise<void> {
    const table = this.last?.table;
    this.forget();
    if (!table) return;
    // Whoever got up from a table that stays has given the seats to anybody; those that are still free are theirs again.
    if (table.stage === "open" && !table.hosting) await sitAgain(table);
    else await api.comeBack(table.id);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.last = null;
  }

  #offer(table: TableInfo): void {
    clearTimeout(this.#timer);
    this.last = { table, said: saidOf(table) };
    this.#timer = setTimeout(() => this.forget(), LONG_ENOUGH);
  }
}

/** I first, then those who sat beside me at this device. */
async function sitAgain(table: TableInfo): Promise<void> {
  const [me, ...beside] = table.seats.filter((each) => each.mine);
  if (me) await api.takeSeat(table.id, me.seat, {});
  for (const each of beside) await api.takeSeat(table.id, each.seat, { name: each.name, local: true });
}

function saidOf(table: TableInfo): string {
  if (table.stage === "over" || table.stage === "left") return "web-away-hidden";
  if (table.stage === "open") return table.hosting ? "web-away-removed" : "web-away-left";
  if (table.counts) return "web-away-day";
  return onlyMine(table) ? "web-away-thrown" : "web-away-gave-up";
}

/** Nobody else plays here, or nobody any more: it can be thrown away without a question. */
export function onlyMine(table: TableInfo): boolean {
  return !table.seats.some((seat) => !seat.mine && !seat.gone && (seat.kind === "person" || (seat.name && seat.kind === "bot")));
}

export const away = new Away();
