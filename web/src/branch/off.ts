// Another way to go on: the server lays a table that begins with the turn in which a step lies, and the page goes there.
import * as api from "../api";
import { router } from "../router.svelte";

/** Behind everything that has happened so far: the turn that is being played. */
export const NOW = 1_000_000;

export async function branchOff(table: string, step: number, seat: number): Promise<void> {
  router.go({ page: "table", table: (await api.branchOff(table, { seat, step })).id });
}
