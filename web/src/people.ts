// What a seat is called, and what is said of it, in the reader's language.
import { t, words } from "./words/words.svelte";
import type { SeatState } from "./wire";

export function botName(level: string): string {
  return t(`table-bot-${level}`);
}

/** The seats with everybody called by a name of their own: bots by their level, and by a number when they are several. */
export function named<Seat extends SeatState>(seats: Seat[]): Seat[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind !== "bot" || seat.name) return seat;
    const count = (met.get(seat.level) ?? 0) + 1;
    met.set(seat.level, count);
    const name = botName(seat.level);
    return { ...seat, name: count > 1 ? t("web-seat-bot-number", { name, number: count }) : name };
  });
}

export function seatName(seat: SeatState): string {
  if (seat.kind === "open") return t("web-seat-open");
  if (seat.kind === "bot" && !seat.name) return botName(seat.level);
  return seat.name;
}

/** What is said of a seat beside its name: mine, of somebody else at my device, of whoever set the table. */
export function tagsOf(seat: SeatState, seats: SeatState[]): string[] {
  const first = (is: (each: SeatState) => boolean) => seats.find(is)?.seat === seat.seat;
  const tags = [];
  if (seat.mine) tags.push(first((each) => each.mine) ? t("web-seat-you") : t("web-seat-beside"));
  if (seat.host && first((each) => each.host)) tags.push(t("web-seat-host"));
  return tags;
}

/** "Ann, Bob and Cid" as the language joins names. */
export function names(list: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(list);
}

/** Whose turn it is, in one line. */
export function turnLine(seats: SeatState[]): string {
  const thinking = seats.filter((seat) => seat.thinking);
  if (thinking.some((seat) => seat.mine && !seat.handed_over)) return t("web-turn-yours");
  if (!thinking.length) return t("web-turn-nobody");
  return t("web-turn-others", { names: names(thinking.map(seatName)), count: thinking.length });
}
