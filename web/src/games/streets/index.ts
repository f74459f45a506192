// Streets in the browser: what the shell needs of it.
import type { StreetsView } from "../../wire";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";
import { advised } from "./advised";
import { chapters } from "./chapters";
import { choices } from "./choices";
import { made } from "./made";
import { moved } from "./moved";
import { tell } from "./tell";

const picture = () => import("./picture/Picture.svelte");

export default { Board, Thumb, picture, choices, chapters, moved, advised, made, tell } satisfies GameModule<StreetsView>;
