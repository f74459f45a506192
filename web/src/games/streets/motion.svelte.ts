// What has changed since the position drawn before, so that it can be seen happening: people who walk from one building to
// another, and income that is counted building by building. It compares two views and knows no rule.
import type { StreetsReceipt, StreetsView } from "../../wire";

export interface Walk {
  key: string;
  colour: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  people: number;
}

export interface Payment extends StreetsReceipt {
  /** Its place in the count. */
  order: number;
}

/** A cell of the city with the people of one colour on it. */
interface Spot {
  x: number;
  y: number;
  people: number;
}

export class Motion {
  walks = $state.raw<Walk[]>([]);
  payments = $state.raw<Payment[]>([]);
  /** Counts the views, so that the same thing can be seen happening twice. */
  serial = $state(0);
  #before: StreetsView | null = null;

  /** Look at the next view. */
  see(view: StreetsView): void {
    const before = this.#before;
    if (before === view) return;
    this.#before = view;
    if (!before) return;
    this.serial += 1;
    this.walks = walksBetween(before, view);
    this.payments = paidSince(before, view);
  }
}

/** What was paid since the position before; everything when the receipts are of another turn. */
export function paidSince(before: Pick<StreetsView, "receipts">, now: Pick<StreetsView, "receipts">): Payment[] {
  const alike = (one: StreetsReceipt, other: StreetsReceipt | undefined) => one.tile === other?.tile && one.total === other.total && one.player === other.player;
  const goesOn = before.receipts.every((receipt, index) => alike(receipt, now.receipts[index]));
  return now.receipts.slice(goesOn ? before.receipts.length : 0).map((receipt, order) => ({ ...receipt, order }));
}

function spots(view: StreetsView): Map<string, Spot & { colour: string }> {
  const found = new Map<string, Spot & { colour: string }>();
  for (const { x, y, people, tile } of view.buildings) {
    for (const { colour, lying, standing } of people) found.set(`${tile.number} ${colour}`, { x, y, colour, people: lying + standing });
  }
  return found;
}

/** Who went where: those who left are matched with those who came, colour by colour. */
export function walksBetween(before: StreetsView, now: StreetsView): Walk[] {
  const [was, is] = [spots(before), spots(now)];
  const gone: Record<string, Spot[]> = {};
  for (const [key, { colour, ...spot }] of was) {
    const left = spot.people - (is.get(key)?.people ?? 0);
    if (left > 0) (gone[colour] ??= []).push({ ...spot, people: left });
  }
  const walks: Walk[] = [];
  for (const [key, { colour, ...spot }] of is) {
    let came = spot.people - (was.get(key)?.people ?? 0);
    for (const origin of gone[colour] ?? []) {
      const people = Math.min(came, origin.people);
      if (people <= 0) continue;
      origin.people -= people;
      came -= people;
      walks.push({ key: `${walks.length} ${key}`, colour, from: { x: origin.x, y: origin.y }, to: { x: spot.x, y: spot.y }, people });
    }
  }
  return walks;
}
