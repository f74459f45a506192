// Tables of which the reader was told something on the home page and has put it away. Kept in this browser.
import { remember, remembered } from "../house/remembered";

const KEY = "tabletown.read";
const MOST = 50;

class Read {
  #tables = $state.raw<string[]>(remembered(KEY));

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  add(table: string): void {
    this.#tables = [...this.#tables, table].slice(-MOST);
    remember(KEY, this.#tables);
  }
}

export const read = new Read();
