// The state of play on one board: which places can be clicked, which one the player is pointing at, what is half picked,
// and what is to be explained. Components read it; hands.ts turns pointer and keys into its verbs.
import { createContext } from "svelte";
import type { WelcomeView } from "../../wire";
import type { BoardProps, Legal } from "../board";
import { BoardDesk } from "../common/desk.svelte";
import { meant } from "./ask";
import { fresh, marks, pinned } from "./changes";
import { NO_PICKS, place, targetsOf, type Picks, type Target } from "./targets";

/** Places where one touch is enough: choosing cards shows everything and is taken back as easily. */
const ONE_TOUCH = /^(pair|number|effect|roundabouts)/;

export class Desk extends BoardDesk<WelcomeView> {
  picks = $state<Picks>(NO_PICKS);
  /** The target whose choices are open, and the choice pointed at. */
  open = $state<string | null>(null);
  option = $state<Legal | null>(null);
  fresh = $state<ReadonlySet<string>>(new Set());

  #drawn = "";
  #before: { seat: number; marks: Set<string> } | null = null;
  #pairs: { round: number; moves: Legal[] } = { round: 0, moves: [] };
  #queued: number | null = null;

  get shown(): number {
    return this.props().shown;
  }

  get sheet() {
    return this.view.sheets[this.shown]!;
  }

  /** My own sheet lies in front and it is up to me. */
  mine = $derived.by(() => this.seat >= 0 && this.shown === this.seat);

  targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const { position } = this.props();
    if (position.seat < 0) return new Map<string, Target>();
    const found = targetsOf(position.legal, this.view.way, this.picks, this.view.chosen);
    // What others built can be looked at, not clicked; cards and plans stay in reach.
    if (!this.mine) for (const id of found.keys()) if (/^(house|gap|estate|pool|park|column|temp)/.test(id)) found.delete(id);
    return found;
  });

  /** An agent is to be hired: the columns are asked for. */
  hiring = $derived.by(() => [...this.targets.keys()].some((id) => id.startsWith("column-")));

  /** A fence is to be put up: the gaps are asked for, those where none may stand too. */
  fencing = $derived.by(() => [...this.targets.keys()].some((id) => id.startsWith("gap-")));

  /** The move whose result is to be shown in outline. */
  ghost: Legal | null = $derived.by(() => {
    if (this.option) return this.option;
    const moves = this.hot ? this.targets.get(this.hot)?.moves : undefined;
    return moves?.length === 1 ? moves[0]! : null;
  });

  /** The marks of the round before, on somebody else's sheet. */
  pins: ReadonlySet<string> = $derived.by(() => (this.mine && !this.view.end_reason ? new Set<string>() : pinned(this.view.last[this.shown] ?? [])));

  /** A pair that can still be changed: it was legal at the start of this turn, and only the pair has been chosen since. */
  swaps(id: string): boolean {
    return this.#swap(id) !== undefined;
  }

  #swap(id: string): Legal | undefined {
    if (this.view.phase !== "house" || !this.props().position.can_take_back || this.props().frozen) return undefined;
    if (this.#pairs.round !== this.view.round) return undefined;
    return this.#pairs.moves.find((move) => id === place.pair(move.fields["number"] ?? 0) && this.view.way === "stacks");
  }

  /** Called whenever the position or the sheet in front may be another: what was pointed at is gone, what was queued is
   *  done if it still can be. */
  settle(): void {
    const { position, onplay } = this.props();
    // Others who finish their turns change nothing here: what is open stays open.
    const offered = position.legal.map((move) => move.action);
    const now = [position.seat, this.shown, this.view.round, this.view.phase, ...offered].join(" ");
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.picks = NO_PICKS;
    this.open = null;
    this.option = null;
    if (this.hot && !this.targets.has(this.hot)) this.hot = null;
    if (this.touch) this.hot = null;
    const there = marks(this.sheet);
    this.fresh = fresh(this.#before?.seat === this.shown ? this.#before.marks : null, there);
    this.#before = { seat: this.shown, marks: there };
    if (this.view.phase === "choose") this.#pairs = { round: this.view.round, moves: position.legal.filter((move) => move.kind === "combine") };
    const queued = this.#queued;
    this.#queued = null;
    if (queued !== null && position.legal.some((move) => move.action === queued)) onplay(queued);
  }

  /** The attributes of a place; what can be clicked is a button. Its name is what it says, or the label; a place that says
   *  nothing has a picture's name where nothing can be done. */
  button(id: string, label?: () => string, name?: () => string) {
    if (!this.targets.has(id) && !this.swaps(id)) return { "data-target": id, ...(name && ({ role: "img", "aria-label": name() } as const)) };
    return {
      "data-target": id,
      "data-live": "",
      role: "button",
      tabindex: this.rover === id ? 0 : -1,
      "aria-label": label?.(),
    } as const;
  }

  /** A click, a touch or Enter on a place. */
  press(id: string, byTouch: boolean, byKey = false): void {
    const target = this.targets.get(id);
    if (!target) return this.#pressElsewhere(id, byKey);
    this.touch = byTouch;
    if (id.startsWith("number-") || id.startsWith("effect-")) return this.#pickHalf(id, byKey);
    if (id === place.roundabouts()) {
      this.picks = { ...NO_PICKS, roundabout: true };
      return;
    }
    if (target.moves.length > 1) {
      this.hot = id;
      this.open = this.open === id ? null : id;
      return;
    }
    if (byTouch && this.hot !== id && !ONE_TOUCH.test(id)) {
      this.hot = id;
      return;
    }
    this.play(target.moves[0]!);
  }

  #pressElsewhere(id: string, byKey: boolean): void {
    const { ontakeback } = this.props();
    const swap = this.#swap(id);
    if (swap) {
      if (byKey && this.view.chosen?.number_slot === swap.fields["number"]) return;
      if (this.view.chosen?.number_slot !== swap.fields["number"]) this.#queued = swap.action;
      ontakeback();
      return;
    }
    this.dismiss();
    this.why(id);
  }

  #pickHalf(id: string, byKey: boolean): void {
    const [half, slot] = [id.startsWith("number-") ? "number" : "effect", Number(id.split("-")[1])] as const;
    const picks = { ...this.picks, [half]: this.picks[half as "number" | "effect"] === slot && !byKey ? null : slot };
    const move = this.targets.get(id)?.moves.find(({ fields }) => fields["number"] === picks.number && fields["effect"] === picks.effect);
    if (move) this.play(move);
    else this.picks = picks;
  }

  play(move: Legal): void {
    this.open = null;
    this.option = null;
    this.about = null;
    if (this.props().frozen) return;
    if (!this.mine) this.show(this.seat);
    this.props().onplay(move.action);
  }

  /** Ask the server which rule stands against this place. */
  why(id: string): void {
    const { position, frozen, onwhy } = this.props();
    if (frozen || !this.mine || !position.legal.length) return;
    const move = meant(id, this.view, this.picks);
    if (move) onwhy(move);
  }

  /** Close what is open, or unpick what is half picked; false when there was nothing. */
  dismiss(): boolean {
    const something = this.open ?? this.about ?? this.picks.number ?? this.picks.effect ?? (this.picks.roundabout || null);
    this.open = null;
    this.option = null;
    this.about = null;
    this.picks = NO_PICKS;
    if (this.touch) this.hot = null;
    return something !== null;
  }

  /** The keys 1 to 9 choose cards, choices, columns and plans by their place. */
  digit(digit: number): boolean {
    const open = this.open ? this.targets.get(this.open) : undefined;
    if (open) {
      const move = open.moves[digit - 1];
      if (move) this.play(move);
      return move !== undefined;
    }
    const half = this.picks.number === null ? place.number(digit) : place.effect(digit);
    for (const id of [place.pair(digit), half, place.give(digit), place.column(digit), place.plan(digit)]) {
      if (this.targets.has(id) || this.swaps(id)) {
        this.press(id, false);
        return true;
      }
    }
    return false;
  }
}

const [found, laid] = createContext<Desk>();

/** What everything on the board stands on. */
export const desk = found;
export const layDesk = (props: () => BoardProps<WelcomeView>): Desk => laid(new Desk(props));
