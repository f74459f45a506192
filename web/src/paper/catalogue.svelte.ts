// A game's catalogue for its pad: what there is to pick from. Asked for once an edition.
import * as api from "../api";
import type { CardEntry, Cards } from "../wire";

export class Catalogue {
  #cards = $state.raw<Cards | null>(null);

  get here(): boolean {
    return this.#cards !== null;
  }

  async load(game: string, edition = ""): Promise<void> {
    this.#cards = await api.cards(game, edition);
  }

  entries(section: string): CardEntry[] {
    return this.#cards?.sections.find((each) => each.name === section)?.entries ?? [];
  }
}
