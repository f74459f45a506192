// Dream Home in the browser: what the shell needs of it.
import type { DreamHomeView } from "../../wire";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";
import { advised } from "./advised";
import { chapters } from "./chapters";
import { choices } from "./choices";
import { moved } from "./moved";

const picture = () => import("./picture/Picture.svelte");

export default { Board, Thumb, picture, choices, chapters, moved, advised } satisfies GameModule<DreamHomeView>;
