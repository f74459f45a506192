// What does not go together at a table that is being chosen, said while it is being chosen, by the one who knows the rules.
// Made once by a form; stops with it.
import * as api from "../api";
import type { Problem } from "../wire";
import { t, type Args } from "../words/words.svelte";
import type { Wish } from "./wish.svelte";

export class Conflicts {
  /** The next conflict is mended instead of told: it comes from playing alone or not, or from another edition. */
  mending = $state(false);
  #found = $state.raw<Problem | null>(null);

  constructor(wish: () => Wish | null) {
    $effect(() => {
      const current = wish();
      if (!current) return;
      let isNewest = true;
      api
        .conflict(current.question())
        .then((found) => {
          if (!isNewest || (found && this.mending && current.mend(found))) return;
          this.mending = false;
          this.#found = found;
        })
        .catch(() => undefined); // whoever sends the form will be told
      return () => (isNewest = false);
    });
  }

  /** The sentence that belongs beside this field, if there is one. */
  said(field: string): string {
    return this.#found?.field === field ? t(this.#found.message, this.#found.args as Args) : "";
  }
}
