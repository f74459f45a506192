// What a page about one table needs of its game: the words and the board, loaded together.
import { games } from "../games";
import type { GameModule } from "../games/board";
import { subjectsOf } from "../words/bundles";
import { words } from "../words/words.svelte";

export async function loadGame(game: string): Promise<GameModule> {
  const load = games[game];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), words.need(...subjectsOf(game))]);
  return module;
}
