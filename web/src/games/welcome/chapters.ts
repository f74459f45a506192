// Which chapters of the rules matter only at some tables, for the rules beside a game.
import type { Played } from "../board";

export function chapters({ edition, options, seats }: Played): Record<string, boolean> {
  const [alone, collectors, expert] = [seats.length === 1, edition === "collectors", options["expert"] === "true"];
  return {
    solo: alone && !collectors,
    expert: expert && !collectors,
    draft: options["draft"] === "true",
    collectors,
    projected: options["board"] === "projected",
    collectors_expert: collectors && expert,
    aca: alone && collectors,
    collectors_rulings: collectors,
  };
}
