// Streets on paper: what the score pad needs of it.
import type { PadModule } from "../../../paper/pads";
import Editor from "./Editor.svelte";
import { form, type Entry, type Table } from "./entry";

export default { form, Editor } satisfies PadModule<Entry, Table>;
