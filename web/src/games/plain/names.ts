// What the ids in a game's view are called, for the outline: each field with the messages that name its values. It holds no
// words and no rule, only where the words stand; what it does not know is read as it is written.
import type { Args } from "../board";
import { spoken } from "../common/spoken";
import { readable } from "./outline";

/** A message `tile` is `<game>-tile` and takes the id as `$tile`, `roof:colour` takes it as `$colour`; a star stands for the id
 *  itself, and a slash begins the whole name of a message. A field without any is told by the one beside it, and left out. */
const NAMES: Record<string, Record<string, string[]>> = {
  welcome: {
    effect: ["effect-*"],
    next_effect: ["effect-*"],
    top: ["effect-*", "board-top:effect"],
    way: ["rules-*-title", "board-cards:way"],
    id: ["option-competitor-*"],
    kind: ["plan-*", "move-*"],
    fields: [],
  },
  streets: {
    id: ["tile"],
    kind: ["kind"],
    back: ["kind"],
    backs: ["kind"],
    colour: ["kind"],
    of: ["kind"],
    symbols: ["kind"],
    people: ["kind"],
    business: ["business"],
    tokens: ["business"],
    advisor: ["advisor-*"],
    state: ["board-street-*"],
  },
  dream_home: {
    kind: ["room"],
    next_to: ["room"],
    rooms: ["room"],
    name: ["resource", "roof:colour"],
    token: ["item"],
    garden: ["item"],
    tools: ["resource"],
    helpers: ["resource"],
    comfort: ["comfort-*"],
    group: ["cards-*"],
  },
  happy_city: {
    id: ["building", "dwelling", "market", "market-*", "special"],
    kind: ["/catalogue-happy_city-*"],
    colour: ["colour"],
    colours: ["colour"],
    back: ["colour"],
    needs: ["colour"],
    missing: ["colour"],
    mode: ["option-mode-*"],
    effect: ["effect-*"],
    figures: [],
  },
};

/** Words that serve every game: those of the card lists, and the names of fields. */
const SHARED = ["/catalogue-word-*", "/plain-field-*"];

type Fields = Readonly<Record<string, unknown>>;

export class Names {
  readonly #known: Record<string, string[]> | undefined;

  constructor(
    readonly game: string,
    readonly has: (id: string) => boolean,
    readonly words: (id: string, args?: Args) => string,
  ) {
    this.#known = NAMES[game];
  }

  /** What an id in this field is called, beside the other fields of its record; null where it says nothing to anybody. */
  value(field: string, id: string, beside: Fields): string | null {
    if (this.#known?.[field]?.length === 0) return null;
    const found = this.#found(this.#known?.[field] ?? [], id, beside) ?? this.#found(SHARED, id, beside);
    return found ?? (field === "id" && this.#known ? null : readable(id));
  }

  /** The label of a field, or of an id that stands where fields stand in the list above it. */
  label(field: string, above: string): string {
    const own = [`${this.game}-view-${field}`, `plain-field-${field}`].find(this.has);
    if (own) return this.words(own);
    const id = this.#found([...(this.#known?.[above] ?? []), "/catalogue-field-*"], field, {});
    return id ?? readable(field);
  }

  /** Whether the line of another field says it already. */
  isTold(field: string): boolean {
    return this.#known?.[field]?.length === 0;
  }

  #found(messages: string[], id: string, beside: Fields): string | null {
    const rule = id.split(".");
    const ways = rule.length === 3 ? [`/${rule[0]}-rule-${rule[1]}-${rule[2]}`] : messages;
    for (const way of ways) {
      const [name = "", argument = name] = way.split(":");
      const message = (name.startsWith("/") ? name.slice(1) : `${this.game}-${name}`).replace("*", id);
      if (!this.has(message)) continue;
      const text = this.words(message, { ...this.#arguments(beside), [argument]: id });
      if (text !== id) return text;
    }
    return null;
  }

  /** The record around an id as the arguments of a sentence: numbers, words, lists of sizes, how many tiles, and
   *  what a record in it holds. */
  #arguments(beside: Fields): Args {
    const told: Args = {};
    for (const [field, value] of Object.entries(beside)) {
      if (typeof value === "number" || typeof value === "string") told[field] = value;
      else if (typeof value === "boolean") told[field] = value ? 1 : 0;
      else if (Array.isArray(value)) Object.assign(told, { [field]: value.join(", ") }, field === "tiles" ? { count: value.length } : {});
      else if (field === "fields") Object.assign(told, spoken(this.game, value as Record<string, number>));
      else if (this.isTold(field)) Object.assign(told, value as Args);
    }
    return told;
  }
}
