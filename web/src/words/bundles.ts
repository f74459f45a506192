// Fetches the house's Fluent files, one language and one subject at a time, and makes bundles of them. The same files
// serve Python; only the texts of the terminal and of paper stay behind. Knows nothing of Svelte.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALE = "../../../src/tabletown/locale";
const files = import.meta.glob<string>(
  ["../../../src/tabletown/locale/*/*.ftl", "!../../../src/tabletown/locale/*/*{terminal,paper}.ftl"],
  { query: "?raw", import: "default" },
);
const parsed = new Map<string, Promise<FluentResource>>();

function resource(language: Language, subject: string): Promise<FluentResource> | undefined {
  const file = `${LOCALE}/${language}/${subject}.ftl`;
  const fetch = files[file];
  if (!fetch) return undefined;
  let known = parsed.get(file);
  if (!known) {
    known = fetch().then((text) => new FluentResource(text));
    known.catch(() => parsed.delete(file)); // so that the next try asks the server again
    parsed.set(file, known);
  }
  return known;
}

/** Everything that is said of a game: its own file and those that begin with its name. */
export function subjectsOf(game: string): string[] {
  const names = Object.keys(files).map((file) => file.slice(file.lastIndexOf("/") + 1, -".ftl".length));
  return [...new Set(names)].filter((name) => name === game || name.startsWith(`${game}_`));
}

export async function bundle(language: Language, subjects: Iterable<string>): Promise<FluentBundle> {
  const resources = await Promise.all([...subjects].map((subject) => resource(language, subject)));
  // Isolation marks would end up in copied text and titles; our three languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const each of resources) if (each) made.addResource(each);
  return made;
}

/** The first language of the reader's that we speak; English when there is none. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split("-")[0];
    const match = LANGUAGES.find((language) => language === base);
    if (match) return match;
  }
  return "en";
}
