// Which lines of the outline are other than when the reader last decided something: what others did since, and what chance laid
// on the table. It remembers positions, one after the other, and knows no game.
import type { Line } from "./outline";

/** As much of a position as tells whether its reader is in the middle of a turn. */
interface Moment {
  legal: readonly unknown[];
  can_take_back: boolean;
}

type Texts = ReadonlyMap<string, string>;

export class Changes {
  /** Where the lines stand that changed, and those above them. */
  fresh: ReadonlySet<string> = new Set();
  /** The last position in which the reader could decide, and the one with which that turn began. */
  #last: Texts | null = null;
  #start: Texts | null = null;

  follow(moment: Moment, lines: Line[]): ReadonlySet<string> {
    const now = new Map(texts(lines));
    const decides = moment.legal.length > 0;
    const begins = decides && !moment.can_take_back && !same(now, this.#start);
    if (this.#last && (begins || !decides)) this.fresh = differing(now, this.#last);
    if (begins) this.#start = now;
    if (decides) this.#last = now;
    return this.fresh;
  }
}

/** The name of a place in the outline. */
export function placeOf(above: string, label: string): string {
  return `${above}/${label}`;
}

function texts(lines: Line[], above = ""): [string, string][] {
  return lines.flatMap((line) => {
    const place = placeOf(above, line.label);
    return line.below.length ? texts(line.below, place) : [[place, line.text] as [string, string]];
  });
}

function same(one: Texts, other: Texts | null): boolean {
  return other?.size === one.size && [...one].every(([place, text]) => other.get(place) === text);
}

function differing(now: Texts, before: Texts): Set<string> {
  const changed = [...now].filter(([place, text]) => before.get(place) !== text).map(([place]) => place);
  const gone = [...before.keys()].filter((place) => !now.has(place));
  return new Set([...changed, ...gone].flatMap(withAbove));
}

/** The place and all that it lies in: a closed part tells that there is something new inside. */
function withAbove(place: string): string[] {
  const parts = place.split("/").slice(1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).reduce(placeOf, ""));
}
