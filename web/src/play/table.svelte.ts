// What a page about one table needs of its game: the words and the board, loaded together.
import { boardOf, games } from "../games";
import type { GameModule } from "../games/board";
import { settings } from "../settings.svelte";
import { subjectsOf } from "../words/bundles";
import { words } from "../words/words.svelte";

export async function loadGame(game: string): Promise<GameModule> {
  const plain = settings.plain;
  const around = ["talk"];
  const subjects = plain || !(game in games) ? [...subjectsOf(game), "plain", "catalogue"] : subjectsOf(game);
  const [module] = await Promise.all([boardOf(game, plain), words.need(...subjects, ...around)]);
  return module;
}
