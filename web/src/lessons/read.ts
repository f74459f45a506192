// What a learner has read and said "got it" to, kept on the device by table, so that a reload goes on with the same step.

export interface Notes {
  /** So many steps have been answered with "next". */
  read: number;
  /** Tips that need not be said again. */
  tips: string[];
  /** The teacher was sent away. */
  closed: boolean;
  /** The teacher has said all of the lesson, or was left behind. */
  over: boolean;
}

const KEY = "tabletown.lesson.";
const key = (table: string) => KEY + table;
/** The most that are told to the server. */
const MOST = 100;

export function notesOf(table: string): Notes {
  const none = { read: 0, tips: [], closed: false, over: false };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Partial<Notes>) };
  } catch {
    return none;
  }
}

/** The tables of this device at which the teacher has nothing more to say. */
export function taught(): string[] {
  try {
    const tables = Object.keys(localStorage).filter((name) => name.startsWith(KEY)).map((name) => name.slice(KEY.length));
    return tables.filter((table) => notesOf(table).closed || notesOf(table).over).slice(0, MOST);
  } catch {
    return [];
  }
}

export function keep(table: string, notes: Notes): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(notes));
  } catch {
    // Without storage a reload begins to tell anew; what was decided is known to the server.
  }
}
