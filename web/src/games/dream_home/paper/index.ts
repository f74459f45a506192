// Dream Home on paper: what the score pad needs of it.
import type { PadModule } from "../../../paper/pads";
import Editor from "./Editor.svelte";
import { form, type Entry } from "./entry";

export default { form, Editor } satisfies PadModule<Entry, null>;
