// What a seat is called, and what is said of it, in the reader's language.
import { t, words } from "./words/words.svelte";
import type { Position, SeatState } from "./wire";

/** How well a bot plays, in a word. */
export function levelName(level: string): string {
  return t(`table-bot-${level}`);
}

/** A person who was forgotten, whether a bot plays on for them or the game is over. */
function isSomebody(seat: SeatState): boolean {
  return !seat.name && (seat.kind === "person" || seat.handed_over);
}

/** What a bot of this level is like, in a sentence. */
export function levelAbout(level: string): string {
  return t(`table-bot-${level}-about`);
}

function botName(seat: SeatState): string {
  return t(`table-name-${seat.character}`);
}

/** The seats with everybody called by a name of their own. A table with more bots than we have names for counts them. */
export function named<Seat extends SeatState>(seats: Seat[]): Seat[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (isSomebody(seat)) return { ...seat, name: t(seat.mine ? "web-newcomer" : "web-somebody") };
    if (seat.kind !== "bot" || seat.name) return seat;
    const name = botName(seat);
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return { ...seat, name: count > 1 ? t("web-seat-bot-number", { name, number: count }) : name };
  });
}

export function seatName(seat: SeatState): string {
  if (seat.kind === "open") return t("web-seat-open");
  if (isSomebody(seat)) return t(seat.mine ? "web-newcomer" : "web-somebody");
  if (seat.kind === "bot" && !seat.name) return botName(seat);
  return seat.name;
}

/** What is said of a seat beside its name: mine, of somebody else at my device, of whoever set the table, a bot's level. */
export function tagsOf(seat: SeatState, seats: SeatState[]): string[] {
  const first = (is: (each: SeatState) => boolean) => seats.find(is)?.seat === seat.seat;
  const tags = [];
  if (seat.mine) tags.push(first((each) => each.mine) ? t("web-seat-you") : t("web-seat-beside"));
  if (seat.host && first((each) => each.host)) tags.push(t("web-seat-host"));
  if (seat.character) tags.push(levelName(seat.level));
  return tags;
}

/** "Ann, Bob and Cid" as the language joins names. */
export function names(list: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(list);
}

/** The sentence of the prompt bar. Whoever may decide is asked; everybody else reads by name who is awaited, and is never
 *  asked what is for others to answer, also not for the moment in which seats and position do not agree yet. */
export function promptLine({ seat, prompt, legal }: Position, seats: SeatState[], calls: boolean): string {
  const awaited = seats.filter((each) => each.thinking && each.seat !== seat).map(seatName);
  if (calls) return t(prompt.message, prompt.args);
  if (legal.length || !awaited.length) return turnLine(seats);
  return t(prompt.message, { ...prompt.args, names: names(awaited), count: awaited.length });
}

/** Whose turn it is, in one line. */
export function turnLine(seats: SeatState[]): string {
  const thinking = seats.filter((seat) => seat.thinking);
  if (thinking.some((seat) => seat.mine && !seat.handed_over)) return t("web-turn-yours");
  if (!thinking.length) return t("web-turn-nobody");
  return t("web-turn-others", { names: names(thinking.map(seatName)), count: thinking.length });
}
