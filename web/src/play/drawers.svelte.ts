// Which drawer of a table is open, and at which chapter the rules lie.

export type Drawer = "" | "log" | "rules" | "settings" | "help";

export class Drawers {
  open = $state<Drawer>("");
  chapter = $state("");

  rules = (chapter = ""): void => {
    this.chapter = chapter;
    this.open = "rules";
  };
}
