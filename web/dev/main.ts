// A page for work on the board alone: /dev/?at=middle&lang=ru&theme=dark&shown=1 draws a sample position.
import "@fontsource-variable/golos-text";
import "@fontsource-variable/unbounded";
import "@fontsource-variable/caveat";
import "../src/app.css";
import { mount } from "svelte";
import type { Language } from "../src/words/bundles";
import { words } from "../src/words/words.svelte";
import Page from "./Page.svelte";

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
if (asked.get("theme")) root.dataset["theme"] = root.style.colorScheme = asked.get("theme")!;
if (asked.get("motion")) root.dataset["motion"] = asked.get("motion")!;
await words.speak((asked.get("lang") ?? "en") as Language);
await words.need("welcome", "welcome_board", "welcome_collectors");
const samples = import.meta.glob("./positions/*.json", { import: "default" });
const position = await samples[`./positions/${asked.get("at") ?? "middle"}.json`]!();
mount(Page, { target: document.getElementById("app")!, props: { position: position as never, shown: Number(asked.get("shown") ?? 0) } });
