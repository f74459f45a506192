// Which chapters of the rules matter only at some tables, for the rules beside a game.
import type { Played } from "../board";

export function chapters({ options }: Played): Record<string, boolean> {
  return { young: options["mode"] === "young", expert: options["mode"] === "expert", experts: options["mode"] === "expert" };
}
