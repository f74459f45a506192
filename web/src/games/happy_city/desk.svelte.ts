// The state of play on one board of Happy City: which cards can be clicked, which one the player is pointing at, and what
// is to be explained. Components read it; the shared hands turn pointer and keys into its verbs.
import { createContext } from "svelte";
import type { HappyCityOffer, HappyCitySums, HappyCityView } from "../../wire";
import type { BoardProps, Legal } from "../board";
import { BoardDesk } from "../common/desk.svelte";
import { meant } from "./ask";
import { moveText } from "./say";
import { byDigit, targetsOf, type Target } from "./targets";

export class Desk extends BoardDesk<HappyCityView> {
  /** How many cards of the city in front were there before: later ones have just been built. */
  known = $state(0);
  /** Nothing on this board opens a choice of its own. */
  readonly open = null;

  #drawn = "";
  #before: { seat: number; cards: number } | null = null;

  get shown(): number {
    return this.props().shown;
  }

  get city() {
    return this.view.cities[this.shown]!;
  }

  targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const { position, frozen } = this.props();
    return position.seat < 0 || frozen ? new Map<string, Target>() : targetsOf(position.legal, position.view);
  });

  /** The purchase pointed at, whether or not it can be paid. */
  pointed: HappyCityOffer | null = $derived.by(() => {
    const [kind, number] = (this.hot ?? this.about ?? "").split("-");
    if (kind === "building") return this.view.buildings[Number(number) - 1] ?? null;
    return kind === "dwelling" ? (this.view.dwellings[Number(number) - 1] ?? null) : null;
  });

  /** What my city would show after the purchase pointed at; nothing while cards are being discarded. */
  after: HappyCitySums | null = $derived.by(() => {
    if (this.shown !== this.seat || this.view.phase === "discard") return null;
    return this.pointed?.after ?? null;
  });

  /** Called whenever the position or the city in front may be another: what was pointed at is gone. */
  settle(): void {
    const { position } = this.props();
    const now = `${position.seen} ${position.seat} ${this.shown}`;
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.about = null;
    if (this.touch || (this.hot && !this.targets.has(this.hot))) this.hot = null;
    const cards = this.city.cards.length;
    this.known = this.#before?.seat === this.shown ? this.#before.cards : cards;
    this.#before = { seat: this.shown, cards };
  }

  /** The attributes of a card: what can be clicked is a button, the rest a picture with a name. */
  card(id: string, description: () => string) {
    const places = { "data-target": id, "data-about": id };
    if (!this.targets.has(id)) return { ...places, role: "img", "aria-label": description() } as const;
    return {
      ...places,
      "data-live": "",
      role: "button",
      tabindex: this.rover === id ? 0 : -1,
    } as const;
  }

  /** What a card that can be clicked does, for a screen reader; its own text is hidden from it. */
  spoken(id: string): string {
    const target = this.targets.get(id);
    return target ? moveText(this.words, target.move) : "";
  }

  /** A click, a touch or Enter on a card. A finger looks first. Where nothing can be done a finger looks as well; a mouse
   *  has seen everything by then and asks why. */
  press(id: string, byTouch: boolean): void {
    this.touch = byTouch;
    const target = this.targets.get(id);
    if (!target) {
      this.hot = null;
      this.about = this.about === id && byTouch ? null : id;
      if (!byTouch) this.why(id);
    } else if (byTouch && this.hot !== id) {
      this.hot = id;
      this.about = null;
    } else {
      this.#play(target.move);
    }
  }

  #play(move: Legal): void {
    this.about = null;
    if (this.shown !== this.seat) this.show(this.seat);
    this.props().onplay(move.action);
  }

  /** Ask the server which rule stands against this card. */
  why(id: string): void {
    const { position, frozen, onwhy } = this.props();
    if (frozen || !position.legal.length) return;
    const move = meant(id, this.view);
    if (move) onwhy(move);
  }

  /** Close what is explained; false when there was nothing. */
  dismiss(): boolean {
    const something = this.about !== null;
    this.about = null;
    if (this.touch) this.hot = null;
    return something;
  }

  digit(digit: number): boolean {
    const id = byDigit(digit, this.view);
    if (!this.targets.has(id)) return false;
    this.press(id, false);
    return true;
  }
}

const [found, laid] = createContext<Desk>();

/** What everything on the board stands on. */
export const desk = found;
export const layDesk = (props: () => BoardProps<HappyCityView>): Desk => laid(new Desk(props));
