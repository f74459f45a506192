// Dream Home in the browser: what the shell needs of it.
import type { DreamHomeView } from "../../wire";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";
import { choices } from "./choices";

export default { Board, Thumb, choices } satisfies GameModule<DreamHomeView>;
