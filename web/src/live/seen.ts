// How many lines of a table's log the person knew when they last played, kept on the device, so that a page opened
// three days later can mark what is new.

const key = (table: string) => `tabletown.seen.${table}`;

export function seenLines(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function markSeen(table: string, lines: number): void {
  try {
    localStorage.setItem(key(table), String(lines));
  } catch {
    // Without storage nothing is marked after a reload; no harm.
  }
}

export function forget(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}
