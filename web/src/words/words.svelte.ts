// The words of the page in the reader's language. Components call `t`; when the language or the loaded subjects change,
// everything that was written with `t` is written anew, without a reload.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bundle, type Language } from "./bundles";

export type Args = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>();
  #wanted: Language = "en";
  #subjects = new Set(["table", "web"]);
  #making: Promise<void> = Promise.resolve();

  /** Switch to a language; the page keeps the old words until the new ones are here. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#make();
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
  }

  /** Load more subjects, such as a game's; returns when `text` knows them. */
  async need(...subjects: string[]): Promise<void> {
    const missing = subjects.filter((subject) => !this.#subjects.has(subject));
    for (const subject of missing) this.#subjects.add(subject);
    try {
      await (missing.length ? this.#make() : this.#making);
    } catch (error) {
      for (const subject of missing) this.#subjects.delete(subject); // so that the next one who needs them asks again
      throw error;
    }
  }

  /** Put the words together anew. Wishes that come while files are on their way win over older ones, never under them. */
  async #make(): Promise<void> {
    const language = this.#wanted;
    const making: Promise<void> = bundle(language, [...this.#subjects]).then((made): Promise<void> | void => {
      if (this.#making !== making) return this.#making;
      this.#bundle = made;
      this.language = language;
      document.documentElement.lang = language;
    });
    this.#making = making;
    making.catch(() => {
      if (this.#making === making) this.#making = Promise.resolve();
    });
    await making;
  }

  has(id: string): boolean {
    return this.#bundle?.getMessage(id)?.value != null;
  }

  /** What stands between this beginning and this end in the ids that have both, in the order of the files. */
  ids(beginning: string, end: string): string[] {
    const all = this.#bundle?._messages.keys() ?? [];
    return [...all]
      .filter((id) => id.startsWith(beginning) && id.endsWith(end) && id.length > beginning.length + end.length)
      .map((id) => id.slice(beginning.length, id.length - end.length));
  }

  text(id: string, args?: Args): string {
    const message = this.#bundle?.getMessage(id);
    if (!message?.value || !this.#bundle) return id;
    return this.#bundle.formatPattern(message.value, args, []);
  }
}

export const words = new Words();

export function t(id: string, args?: Args): string {
  return words.text(id, args);
}
