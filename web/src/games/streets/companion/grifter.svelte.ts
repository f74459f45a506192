// The Grifter run for a real table: the city as it lies there is written down, and the rules on the server say where the Grifter
// builds and what follows. What they answer is put into the city; every step can be taken back.
import * as api from "../../../api";
import { layReady, Pad } from "../../../paper/pad.svelte";
import type { PaperProblem, StreetsTableBuilding, StreetsTableDeal, StreetsTableMove, StreetsTablePlace } from "../../../wire";
import { t } from "../../../words/words.svelte";
import { form, SIDES, type Entry, type Laid, type Table } from "../paper/entry";

const KEY = "streets.grifter";

export class GrifterCity {
  readonly deal: StreetsTableDeal;
  readonly pad: Pad<Entry, Table>;
  /** The tile that the Grifter lifts; nothing while it is the player's turn. */
  tile = $state("");
  busy = $state(false);
  problems = $state.raw<PaperProblem[]>([]);
  trouble = $state.raw<unknown>(null);
  /** The answer that waits for the player's choice. */
  move = $state.raw<StreetsTableMove | null>(null);
  /** What the last turn paid the player and the Grifter; empty where no street closed. */
  pays = $state.raw<number[]>([]);
  /** Who built last, what and where. */
  built = $state.raw<{ player: number; tile: string; x: number; y: number } | null>(null);
  #before = $state.raw<Table[]>([]);

  constructor(deal: StreetsTableDeal) {
    this.deal = deal;
    this.pad = new Pad<Entry, Table>({ ...form, key: KEY });
    while (this.pad.players.length < 2) this.pad.add();
    this.pad.players[1]!.name = t("streets-grifter");
    this.pad.current = 0;
    if (this.pad.table.buildings.length) return;
    this.pad.table.buildings = deal.city.map((each) => this.#laid(each));
    this.pad.table.counted = deal.city.map(({ tile }) => tile);
  }

  get canUndo(): boolean {
    return this.move !== null || this.#before.length > 0;
  }

  /** Tiles that do not stand in the city. */
  get left(): string[] {
    const there = this.pad.table.buildings.map(({ tile }) => tile);
    return this.deal.tiles.map(({ id }) => id).filter((id) => !there.includes(id));
  }

  #laid({ tile, x, y, side, owner, signs, people }: StreetsTableBuilding): Laid {
    const key = owner === null ? -1 : this.pad.players[owner]!.key;
    return { tile, x, y, side: SIDES.find((each) => each === side)!, owner: key, signs: Math.max(signs, 1), people };
  }

  /** What the player has laid and the rules have not seen. */
  get fresh(): Laid | undefined {
    return this.pad.table.buildings.findLast(({ tile }) => !this.pad.table.counted.includes(tile));
  }

  /** Ask the rules about the Grifter's tile, or, while none is named, about the tile that the player has laid last. */
  async ask(): Promise<void> {
    const line = (field: string, value: string) => `${t(`streets-paper-field-${field}`)}: ${value}`;
    const lines = form.rows(this.pad).map(({ field, value }) => line(field, value));
    const { buildings } = this.pad.table;
    const last = this.fresh;
    if (this.tile) lines.push(line("grifter", t("streets-tile", { tile: this.tile })));
    else if (last) {
      lines.splice(lines.length - buildings.length + buildings.indexOf(last), 1); // buildings are the last lines
      lines.push(line("build", `${t("streets-tile", { tile: last.tile })}, ${last.x} ${last.y} ${t("streets-side", { side: SIDES.indexOf(last.side) + 1 })}`));
    }
    const seekers = Object.entries(this.pad.table.seekers).filter(([, count]) => count);
    if (seekers.length) lines.push(line("seekers", seekers.map(([kind, count]) => `${count} ${t("streets-kind", { kind })}`).join(", ")));
    this.busy = true;
    this.problems = [];
    this.trouble = null;
    try {
      const { problems, move } = await api.paperTurn("streets", lines.join("\n"));
      this.problems = problems;
      this.move = move;
      if (move?.places.length === 1) this.build(move.places[0]!);
    } catch (error) {
      this.trouble = error;
    }
    this.busy = false;
  }

  /** The city as it stands after the turn. */
  build({ buildings, seekers, pays, x, y }: StreetsTablePlace): void {
    if (this.move) this.built = { player: this.move.is_grifter ? 1 : 0, tile: this.move.tile, x, y };
    const now = $state.snapshot(this.pad.table) as Table;
    this.#before = [...this.#before, now];
    const paid = pays.length ? pays.map((dollars, player) => dollars + (now.paid[player] ?? 0)) : now.paid;
    this.pad.table = { buildings: buildings.map((each) => this.#laid(each)), seekers, paid, counted: buildings.map(({ tile }) => tile) };
    this.pays = pays;
    this.move = null;
    this.tile = "";
  }

  undo(): void {
    if (this.move) this.move = null;
    else {
      const before = this.#before.at(-1);
      if (before) this.pad.table = before;
      this.#before = this.#before.slice(0, -1);
    }
    this.pays = [];
    this.built = null;
    this.problems = [];
  }

  forget(): void {
    this.pad.table = form.table();
    this.pad.keep();
  }

  /** The last count is the score pad's. */
  handOver(): void {
    const { buildings } = $state.snapshot(this.pad.table) as Table;
    const keys = this.pad.players.map(({ key }) => key);
    layReady(form, { buildings: buildings.map((laid) => ({ ...laid, owner: keys.indexOf(laid.owner) })) }, [this.pad.nameOf(0), this.pad.nameOf(1)]);
  }
}
