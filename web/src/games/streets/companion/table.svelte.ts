// The tiles of Streets at a real table: which have been seen, and so how many are left in the stack. What is played with, and how
// the stack shrinks, was told by the server.
import * as api from "../../../api";
import { KeptTable } from "../../../companion/kept.svelte";
import type { StreetsTableDeal, StreetsTile } from "../../../wire";

export interface Wish {
  seats: number;
}

interface Moment {
  /** The ids of the tiles that lie in the city. */
  built: string[];
}

export class TilesTable extends KeptTable<StreetsTableDeal, Wish, Moment> {
  constructor() {
    super("streets", { seats: 3 }, (deal) => Array.isArray(deal.stack));
  }

  async begin(wish: Wish): Promise<void> {
    this.start(await api.tableDeal<StreetsTableDeal>("streets", "", wish.seats, {}), wish, { built: [] });
  }

  get left(): number {
    const { stack } = this.deal!;
    return stack[this.now.built.length] ?? 0;
  }

  get isOver(): boolean {
    return this.now.built.length >= this.deal!.stack.length - 1;
  }

  has({ id }: StreetsTile): boolean {
    return this.now.built.includes(id);
  }

  turn(tile: StreetsTile): void {
    const { built } = this.now;
    if (this.has(tile)) this.add({ built: built.filter((id) => id !== tile.id) });
    else if (!this.isOver) this.add({ built: [...built, tile.id] });
  }

  /** The tiles of a kind, and how many of them have not been seen. */
  ofKind(kind: string): StreetsTile[] {
    return this.deal!.tiles.filter((tile) => tile.kind === kind);
  }
}
