// Welcome To in the browser: what the shell needs of it.
import type { WelcomeView } from "../../wire";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";
import { choices } from "./choices";
import { tell } from "./labels";

export default { Board, Thumb, choices, tell } satisfies GameModule<WelcomeView>;
