// Where a long word may be broken when there is little room: soft hyphens, which are seen only where a line breaks at them.
// Browsers know this of a few languages only, and not on every system. Used by games/common/Name.svelte.
import type { Language } from "./bundles";

const SOFT = "\u00ad";
/** Words up to this length stay whole. */
const SHORT = 7;
const WORD = /[\p{L}’']+/gu;

/** The letters of the longest word, which say how much room a name needs at least. */
export function longest(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
}

/** The text with soft hyphens in its long words. */
export function softened(text: string, language: Language): string {
  const breaks = language === "en" ? ENGLISH : CYRILLIC;
  return text.replace(WORD, (word) => (word.length > SHORT ? broken(word, breaks) : word));
}

function broken(word: string, breaks: readonly RegExp[]): string {
  const places = new Set(breaks.flatMap((each) => [...word.matchAll(each)].map(({ index }) => index)));
  // Two letters at least stay on either side.
  return [...word].map((letter, at) => (places.has(at) && at >= 2 && at <= word.length - 2 ? SOFT + letter : letter)).join("");
}

const [VOWEL, CONSONANT, SIGN, LETTER] = ["[аеёиоуыэюяєії]", "[бвгґджзклмнпрстфхцчшщ]", "[йьъ]", "[а-яёєіїґ]"];
const between = (before: string, after: string) => new RegExp(`(?<=${before})(?=${after})`, "giu");

/** The rules of P. Christov for Russian, which suit Ukrainian as well: by vowels, consonants and signs around the break. */
const CYRILLIC: readonly RegExp[] = [
  between(SIGN, LETTER + LETTER),
  between(VOWEL, VOWEL + LETTER),
  between(VOWEL + CONSONANT, CONSONANT + VOWEL),
  between(CONSONANT + VOWEL, CONSONANT + VOWEL),
  between(VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL),
  between(VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL),
];

/** English breaks by sense, which no rule knows: only after beginnings and before endings that are sure. */
const ENGLISH: readonly RegExp[] = [
  /(?<=^(?:apart|archi|cathe|choco|court|depart|enter|green|jack|kinder|labora|laby|light|micro|multi))(?=..)/gi,
  /(?<=^(?:observa|paint|parthe|play|resi|restau|round|scaffold|skate|steel|stone|super|town|univer|ver|water|whirl))(?=..)/gi,
  /(?=(?:ment|ness|tion|house|market|stand|station|work|yard|hall|ground)s?$)/gi,
];
