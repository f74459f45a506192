// The state of play on one board of Dream Home: which places can be clicked, what the player is pointing at or has half
// picked, and what is to be explained. Components read it; the common hands turn pointer and keys into its verbs.
import { createContext } from "svelte";
import type { DreamHomeFit, DreamHomeView } from "../../wire";
import type { BoardProps, Legal } from "../board";
import { BoardDesk } from "../common/desk.svelte";
import { meant } from "./ask";
import { moveText } from "./say";
import { NO_PICKS, byDigit, holding, place, targetsOf, type Held, type Picks, type Target } from "./targets";

/** Who is at work in which phase. */
const AT_WORK: Record<string, string[]> = {
  hammer: ["jackhammer"],
  roofer: ["roofer"],
  helpers: ["supplier", "handyman"],
  supply: ["supplier"],
};

export class Desk extends BoardDesk<DreamHomeView> {
  picks = $state.raw<Picks>(NO_PICKS);
  /** The game is over and one house is looked at, not all of them. */
  alone = $state(false);
  /** The cells of the house in front that have just been filled. */
  fresh = $state<ReadonlySet<string>>(new Set());
  /** Nothing on this board opens a choice of its own. */
  readonly open = null;

  #drawn = "";
  #before: { seat: number; filled: Set<string> } | null = null;

  get shown(): number {
    return this.props().shown;
  }

  get over(): boolean {
    return this.props().position.over;
  }

  #legal: readonly Legal[] = $derived.by(() => {
    const { position, frozen } = this.props();
    return position.seat < 0 || frozen ? [] : position.legal;
  });

  targets: ReadonlyMap<string, Target> = $derived.by(() => targetsOf(this.#legal, this.seat, this.picks));

  /** What I am about to place. */
  held: Held | null = $derived.by(() => holding(this.#legal, this.picks.held));

  /** The column pointed at. */
  column: number | null = $derived.by(() => {
    const [kind, number] = (this.hot ?? this.about ?? "").split("-");
    return kind === "column" ? Number(number) : null;
  });

  /** Where the room of the column pointed at would fit in my house, with what it would bring. */
  fits: readonly DreamHomeFit[] = $derived.by(() => {
    if (this.shown !== this.seat || this.column === null || this.picks.tool) return [];
    return this.view.columns[this.column - 1]?.fits ?? [];
  });

  /** The tools and helpers that I can use at this moment without taking them up first, with how to use them. */
  working: readonly string[] = $derived.by(() => {
    if (!this.#legal.length) return [];
    const { tools, helpers } = this.view.houses[this.seat]!;
    const now = AT_WORK[this.view.phase] ?? [];
    return [...new Set([...tools, ...helpers])].filter((name) => now.includes(name));
  });

  /** Called whenever the position or the house in front may be another: what was pointed at or half picked is gone. */
  settle(): void {
    const { position } = this.props();
    const now = `${position.seen} ${position.seat} ${this.shown} ${position.legal.length}`;
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.about = null;
    this.picks = NO_PICKS;
    if (this.touch || (this.hot && !this.targets.has(this.hot))) this.hot = null;
    const filled = new Set(
      this.view.houses[this.shown]?.cells.filter((cell) => cell.room || cell.scaffold).map((cell) => place.cell(this.shown, cell.floor, cell.column)),
    );
    const before = this.#before?.seat === this.shown ? this.#before.filled : filled;
    this.fresh = new Set([...filled].filter((id) => !before.has(id)));
    this.#before = { seat: this.shown, filled };
  }

  /** The attributes of a place: what can be clicked is a button that says what it does, the rest a picture with a name. */
  place(id: string, description: () => string) {
    const places = { "data-target": id, "data-about": id };
    const target = this.targets.get(id);
    if (!target) return { ...places, role: "img", "aria-label": description() } as const;
    const label = target.move ? `${moveText(this.words, target.move)}. ${description()}` : description();
    return { ...places, "data-live": "", role: "button", tabindex: this.rover === id ? 0 : -1, "aria-label": label } as const;
  }

  /** A click, a touch or Enter on a place. A finger looks before it plays; picking is taken back as easily as done. */
  press(id: string, byTouch: boolean, byKey = false): void {
    this.touch = byTouch;
    const target = this.targets.get(id);
    if (!target) this.#pressElsewhere(id, byTouch, byKey);
    else if (target.pick) {
      this.about = null;
      this.hot = null;
      this.picks = target.pick;
    } else if (byTouch && this.hot !== id) {
      this.hot = id;
      this.about = null;
    } else if (target.move) this.#play(target.move);
  }

  /** Where nothing can be done a finger looks; a mouse has seen everything by then and asks why. */
  #pressElsewhere(id: string, byTouch: boolean, byKey: boolean): void {
    if (id === place.tool(this.picks.tool ?? "") || id === this.picks.cell || id === place.column(this.picks.column ?? 0)) {
      if (!byKey) this.picks = NO_PICKS;
      return;
    }
    this.hot = null;
    this.about = this.about === id && byTouch ? null : id;
    if (!byTouch) this.why(id);
  }

  #play(move: Legal): void {
    this.about = null;
    if (this.shown !== this.seat) this.show(this.seat);
    this.props().onplay(move.action);
  }

  /** Ask the server which rule stands against this place. */
  why(id: string): void {
    const { onwhy } = this.props();
    if (!this.#legal.length || (id.startsWith("cell-") && this.shown !== this.seat)) return;
    const isScaffold = this.view.hand.resource?.name === "scaffolding";
    const move = meant(id, this.view.phase, { ...this.picks, held: this.held ?? "open" }, isScaffold);
    if (move) onwhy(move);
  }

  /** Close what is explained, put the tool back; false when there was nothing. */
  dismiss(): boolean {
    const something = this.about !== null || this.picks !== NO_PICKS;
    this.about = null;
    this.picks = NO_PICKS;
    if (this.touch) this.hot = null;
    return something;
  }

  digit(digit: number): boolean {
    const id = byDigit(digit, this.targets, this.view.houses[this.seat]?.tools ?? []);
    if (!id) return false;
    this.press(id, false);
    return true;
  }

  override show(seat: number): void {
    this.alone = this.over;
    super.show(seat);
  }
}

const [found, laid] = createContext<Desk>();

/** What everything on the board stands on. */
export const desk = found;
export const layDesk = (props: () => BoardProps<DreamHomeView>): Desk => laid(new Desk(props));
