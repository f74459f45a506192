// The plain board in the browser: any position as a labelled outline, its moves as buttons in words. For games that bring no
// drawing of their own, and for everybody who chooses it in the settings.
import type { GameModule } from "../board";
import { buttons } from "../common/choices";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";

export default {
  Board,
  Thumb,
  /** A turn is shown by what it makes of the outline; there are no places to mark. */
  made: () => [],
  /** A move of the kind `done` ends the turn. All other moves are buttons of the board. */
  choices: (position, words) => buttons(position, ["done"], () => words("web-plain-done")),
} satisfies GameModule;
