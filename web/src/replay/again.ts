// Another game of the same kind: the same set-up, with open seats for those who sat at other devices.
import type { NewSeat, NewTable, SeatState, TableInfo } from "../wire";

function seat(before: SeatState, first: number | undefined): NewSeat {
  if (before.kind === "bot" && !before.name) return { kind: "bot", level: before.level };
  if (!before.mine) return { kind: "open" };
  return before.seat === first ? { kind: "me" } : { kind: "local", name: before.name };
}

export function again(table: TableInfo): NewTable {
  const first = table.seats.find((each) => each.mine)?.seat;
  return {
    game: table.game,
    edition: table.edition,
    options: table.options,
    seats: table.seats.map((each) => seat(each, first)),
    speed: table.speed,
    spectators: table.spectators,
    hand_over: table.hand_over,
  };
}
