// The log as sentences: each line's message with its arguments, the name at its seat and the name at the seat it speaks of.
import { seatName } from "../people";
import type { LogEntry, SeatState } from "../wire";
import { t } from "../words/words.svelte";

export interface Line {
  text: string;
  /** A line of the table itself, such as a new round, divides the log. */
  divides: boolean;
  seat: number;
  step: number;
  fresh: boolean;
}

/** `seen` counts the lines that the reader knew when they last played. */
export function lines(log: LogEntry[], seats: SeatState[], seen: number): Line[] {
  return log.map((entry, index) => {
    const player = nameAt(seats, entry.seat);
    const other = nameAt(seats, Number(entry.args["seat"] ?? 0) - 1);
    return {
      text: t(entry.message, { ...entry.args, player, other }),
      divides: entry.seat < 0,
      seat: entry.seat,
      step: entry.step,
      fresh: index >= seen,
    };
  });
}

function nameAt(seats: SeatState[], place: number): string {
  const seat = seats[place];
  return seat ? seatName(seat) : "";
}
