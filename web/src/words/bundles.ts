// Fetches the house's Fluent files, one language and one subject at a time, and makes bundles of them. The same files
// serve Python; only the texts of the terminal and of printed paper stay behind. Knows nothing of Svelte.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALE = "../../../src/tabletown/locale";
const files = import.meta.glob<string>(
  ["../../../src/tabletown/locale/*/*.ftl", "!../../../src/tabletown/locale/*/{*_terminal,terminal,print_paper}.ftl"],
  { query: "?raw", import: "default" },
);
const parsed = new Map<string, Promise<FluentResource>>();

function resource(language: Language, subject: string): Promise<FluentResource> | undefined {
  const file = `${LOCALE}/${language}/${subject}.ftl`;
  const fetch = files[file] ?? (hasFiles(subject) ? undefined : () => fromElsewhere(language, subject));
  if (!fetch) return undefined;
  let known = parsed.get(file);
  if (!known) {
    known = fetch().then((text) => new FluentResource(text));
    known.catch(() => parsed.delete(file)); // so that the next try asks the server again
    parsed.set(file, known);
  }
  return known;
}

function hasFiles(subject: string): boolean {
  return `${LOCALE}/en/${subject}.ftl` in files;
}

/** A game from another package brings its words along; the server has them. */
async function fromElsewhere(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
  if (answer.status === 404) return ""; // no such game: the page says so
  if (!answer.ok) throw new Error(`no words for ${game}: ${answer.status}`);
  return answer.text();
}

/** Everything that is said of a game while it is played: its own file and those that begin with its name. */
export function subjectsOf(game: string): string[] {
  const names = Object.keys(files).map((file) => file.slice(file.lastIndexOf("/") + 1, -".ftl".length));
  const found = [...new Set(names)].filter((name) => name === game || (name.startsWith(`${game}_`) && !name.endsWith("_paper")));
  return found.length ? found : [game];
}

/** What is said of a game before anybody plays it: its name, editions, options and ends. */
export function shelfOf(game: string): string {
  return hasFiles(`${game}_shelf`) ? `${game}_shelf` : game;
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
