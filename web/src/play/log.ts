// The log as sentences: each line's message with its arguments and the name at its seat.
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
    const seat = seats[entry.seat];
    const player = seat ? seatName(seat) : "";
    return {
      text: t(entry.message, { ...entry.args, player }),
      divides: entry.seat < 0,
      seat: entry.seat,
      step: entry.step,
      fresh: index >= seen,
    };
  });
}
