// What a page will surely need, asked for before its script is here: on a slow line every wait less is two seconds less.
// Failures are not told here; the page meets them again when it asks itself.
import * as api from "./api";
import { games } from "./games";
import { loadGame } from "./play/table.svelte";
import type { Route } from "./routes";
import { shelf } from "./shelf/shelf.svelte";
import { shelfOf } from "./words/bundles";
import { words } from "./words/words.svelte";

export function early(route: Route, page: () => Promise<unknown>): void {
  const hopes: Promise<unknown>[] = [page()];
  if (route.page === "home") hopes.push(shelf.load(), words.need(...Object.keys(games).map(shelfOf)));
  if ("table" in route) hopes.push(api.table(route.table).then((table) => loadGame(table.game)));
  for (const hope of hopes) hope.catch(() => undefined);
}

/** Somebody is about to play this game: have the table and its board ready. */
export function ready(game: string): void {
  for (const hope of [import("./pages/Table.svelte"), loadGame(game)]) hope.catch(() => undefined);
}
