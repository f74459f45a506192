// What the server's messages change in what we know of a table. Pure: old knowledge and a message make new knowledge.
import type { LogEntry, Position, SeatState, ServerMessage, TableInfo } from "../wire";

export interface Knowledge {
  table: TableInfo | null;
  position: Position | null;
  log: LogEntry[];
  /** The intention that is on its way, and after its ack the position that must still come. */
  waiting: { id: string; until: number | null } | null;
  /** The rule that refused the last thing tried, or that answers a question. */
  rule: string;
  /** The Fluent id of the reason why a message could not be used. */
  trouble: string;
}

export const NOTHING: Knowledge = { table: null, position: null, log: [], waiting: null, rule: "", trouble: "" };

export function hear(known: Knowledge, message: ServerMessage): Knowledge {
  switch (message.type) {
    case "table":
      return { ...seat(known, message.table.seats), table: message.table };
    case "position":
      return seePosition(known, message);
    case "seats":
      return seat(known, message.seats);
    case "ack":
      return acknowledged(known, message.id, message.seq);
    case "refused":
      return { ...answered(known, message.id), rule: message.rule };
    case "reload":
      return answered(known, message.id);
    case "because":
      return { ...known, rule: message.rule };
    case "failed":
      return { ...answered(known, message.id), trouble: message.problem.message };
    case "pong":
      return known;
  }
}

function seePosition(known: Knowledge, position: Position): Knowledge {
  const log = [...known.log.slice(0, position.log_start), ...position.log];
  const until = known.waiting?.until ?? null;
  const arrived = until !== null && position.seq >= until;
  return { ...seat(known, position.seats), position, log, waiting: arrived ? null : known.waiting };
}

function seat(known: Knowledge, seats: SeatState[]): Knowledge {
  return {
    ...known,
    table: known.table && { ...known.table, seats },
    position: known.position && { ...known.position, seats },
  };
}

function acknowledged(known: Knowledge, id: string, seq: number): Knowledge {
  if (known.waiting?.id !== id) return known;
  const here = known.position !== null && known.position.seq >= seq;
  return { ...known, waiting: here ? null : { id, until: seq } };
}

function answered(known: Knowledge, id: string): Knowledge {
  return known.waiting?.id === id ? { ...known, waiting: null } : known;
}
