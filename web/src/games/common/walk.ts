// Which target the arrow keys lead to. Left and right follow the reading order, up and down go to the nearest target of
// the line above or below. Works on positions alone, so it suits every layout.

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Targets whose middles differ by less than this stand on one line. */
const LINE = 18;

/** The spots line by line, each line from left to right. */
export function lines(spots: readonly Spot[]): Spot[][] {
  const found: Spot[][] = [];
  for (const spot of [...spots].sort((one, other) => one.y - other.y)) {
    const line = found.at(-1);
    if (line && Math.abs(line[0]!.y - spot.y) < LINE) line.push(spot);
    else found.push([spot]);
  }
  for (const line of found) line.sort((one, other) => one.x - other.x);
  return found;
}

function nearest(line: readonly Spot[], x: number): Spot {
  return line.reduce((best, spot) => (Math.abs(spot.x - x) < Math.abs(best.x - x) ? spot : best));
}

/** The id to go to, or null when there is no target at all. Without a start it is the first one. */
export function walk(spots: readonly Spot[], from: string | null, key: string): string | null {
  const rows = lines(spots);
  const order = rows.flat();
  const here = order.findIndex((spot) => spot.id === from);
  const start = order[here];
  if (!start) return order[0]?.id ?? null;
  if (key === "ArrowLeft") return order[(here + order.length - 1) % order.length]!.id;
  if (key === "ArrowRight") return order[(here + 1) % order.length]!.id;
  const row = rows.findIndex((line) => line.includes(start));
  const next = rows[row + (key === "ArrowUp" ? -1 : 1)];
  return next ? nearest(next, start.x).id : start.id;
}

/** In a short list of buttons the arrows lead round and round. */
export function cycle(event: KeyboardEvent, list: HTMLElement | undefined): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !list) return;
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
