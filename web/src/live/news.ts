// What the server's messages change in what we know of a table. Pure: old knowledge and a message make new knowledge.
import type { LogEntry, Muted, Note, Position, PositionNews, Said, SeatState, ServerMessage, TableInfo } from "../wire";

export interface Knowledge {
  table: TableInfo | null;
  position: Position | null;
  log: LogEntry[];
  /** What happened around the game. */
  notes: Note[];
  said: Said[];
  /** Those at this table whom the reader does not want to hear. */
  muted: Muted[];
  /** The intention that is on its way, and after its ack the position that must still come. */
  waiting: { id: string; until: number | null } | null;
  /** The rule that refused the last thing tried, or that answers a question. */
  rule: string;
  /** The Fluent id of the reason why a message could not be used. */
  trouble: string;
}

export const NOTHING: Knowledge = {
  table: null,
  position: null,
  log: [],
  notes: [],
  said: [],
  muted: [],
  waiting: null,
  rule: "",
  trouble: "",
};

export function hear(known: Knowledge, message: ServerMessage): Knowledge {
  switch (message.type) {
    case "table":
      return { ...known, table: message.table };
    case "position":
      return seePosition(known, message);
    case "seats":
      return seat(known, message.seats);
    case "notes":
      return { ...known, notes: message.notes };
    case "talk":
      return { ...known, said: message.is_all ? message.said : [...known.said, ...message.said], muted: message.muted };
    case "ack":
      return acknowledged(known, message.id, message.seen);
    case "refused":
      return { ...answered(known, message.id), rule: message.rule };
    case "reload":
      return answered(known, message.id);
    case "because":
      return { ...known, rule: message.rule };
    case "failed":
      // Too many messages at once: the connection sends it again, and until then it is still on its way.
      return { ...(message.problem.code === 429 ? known : answered(known, message.id)), trouble: message.problem.message };
    case "pong":
      return known;
  }
}

function seePosition(known: Knowledge, news: PositionNews): Knowledge {
  const log = [...known.log.slice(0, news.log_start), ...news.log];
  const until = known.waiting?.until ?? null;
  const arrived = until !== null && news.position.seen >= until;
  return { ...known, position: news.position, log, waiting: arrived ? null : known.waiting };
}

function seat(known: Knowledge, seats: SeatState[]): Knowledge {
  return { ...known, table: known.table && { ...known.table, seats } };
}

function acknowledged(known: Knowledge, id: string, seen: number): Knowledge {
  if (known.waiting?.id !== id) return known;
  const here = known.position !== null && known.position.seen >= seen;
  return { ...known, waiting: here ? null : { id, until: seen }, trouble: "" };
}

function answered(known: Knowledge, id: string): Knowledge {
  return known.waiting?.id === id ? { ...known, waiting: null } : known;
}
