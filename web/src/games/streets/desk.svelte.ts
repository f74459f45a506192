// The state of play on one board of Streets: what can be clicked, what the player points at, which way a tile would lie,
// whom the player is about to move, and what is to be explained. Components read it; the common hands turn pointer and
// keys into its verbs.
import { createContext } from "svelte";
import type { StreetsBuilding, StreetsChance, StreetsPlace, StreetsTile, StreetsView } from "../../wire";
import type { BoardProps, Legal, Move } from "../board";
import { BoardDesk } from "../common/desk.svelte";
import { build, meant } from "./ask";
import { Motion } from "./motion.svelte";
import { place, targetsOf, type Target } from "./targets";

/** A tile as it would lie in a place, with what it would pay there. */
export interface Ghost {
  place: StreetsPlace;
  move: Legal | null;
  tile: StreetsTile;
  chance: StreetsChance | null;
}

export class Desk extends BoardDesk<StreetsView> {
  open = $state<string | null>(null);
  /** The move pointed at among those of the open target. */
  option = $state.raw<Legal | null>(null);
  /** The side of a place that the pointer is nearest to. */
  aim = $state<string | null>(null);
  /** The people whom the player wants to move first. */
  wish = $state<string | null>(null);
  /** On a phone: what is said of a place takes the room of the hand, and the city comes close to it. */
  docked = $state(false);
  readonly motion = new Motion();

  #drawn = "";

  /** The player whose buildings are to stand out, when somebody at the table looks at another's. */
  get shown(): number | null {
    const { shown, position } = this.props();
    return position.seat < 0 || shown === position.seat ? null : shown;
  }

  /** It is up to this seat. */
  asked = $derived.by(() => {
    const { position, frozen } = this.props();
    return position.seat >= 0 && !frozen && position.legal.length > 0;
  });

  phase = $derived.by(() => (this.asked ? (this.view.decision?.phase ?? "") : ""));

  /** The kind of people whom a click moves; null when there are none to move. */
  colour: string | null = $derived.by(() => {
    const groups = this.phase === "move" ? (this.view.decision?.groups ?? []) : [];
    return (groups.find((group) => group.colour === this.wish) ?? groups[0])?.colour ?? null;
  });

  targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const { position, frozen } = this.props();
    return position.seat < 0 || frozen ? new Map<string, Target>() : targetsOf(position.legal, position.view, this.colour);
  });

  /** Business tokens are played with. */
  business = $derived.by(() => Object.keys(this.view.tokens).length > 0);

  buildings: ReadonlyMap<number, StreetsBuilding> = $derived.by(() => new Map(this.view.buildings.map((building) => [building.tile.number, building])));

  /** The tile that is to be built: the one picked, or the Grifter's; before that the one pointed at in the hand. */
  building: StreetsTile | null = $derived.by(() => {
    const { decision, hand } = this.view;
    if (this.phase === "place") return decision?.face ?? null;
    const pointed = this.phase === "pick" ? hand.find(({ tile }) => place.hand(tile.number) === this.hot) : undefined;
    return pointed?.tile ?? null;
  });

  /** What the tile to be built would pay in each of the view's places. */
  chances: readonly StreetsChance[] = $derived.by(() => {
    const number = this.building?.number;
    return this.view.hand.find(({ tile }) => tile.number === number)?.chances ?? [];
  });

  /** The places by their cell: all ways to build there. */
  cells: ReadonlyMap<string, Ghost[]> = $derived.by(() => {
    const found = new Map<string, Ghost[]>();
    const tile = this.building;
    if (!tile) return found;
    const moves = new Map((this.targets.size ? this.props().position.legal : []).map((move) => [key(move), move]));
    this.view.places.forEach((each, index) => {
      const ghost = { place: each, move: moves.get(key(build(each.x, each.y, each.side))) ?? null, tile, chance: this.chances[index] ?? null };
      const id = place.cell(each.x, each.y);
      found.set(id, [...(found.get(id) ?? []), ghost]);
    });
    return found;
  });

  /** The tile as it would lie where the player points. */
  ghost: Ghost | null = $derived.by(() => {
    const id = this.open ?? this.hot;
    const ways = id ? this.cells.get(id) : undefined;
    if (!ways || this.phase !== "place") return null;
    return ways.find(({ move }) => move !== null && move === this.option) ?? ways.find((way) => way.place.side === this.aim) ?? bestOf(ways);
  });

  /** The streets that the tile pointed at would close. */
  closing: readonly number[] = $derived.by(() => this.ghost?.place.closes ?? []);

  /** The building or place in the city that the dock is about. */
  close: string | null = $derived.by(() => {
    const id = this.open ?? this.hot ?? this.about;
    return this.docked && id !== null && /^(tile|place)-/.test(id) ? id : null;
  });

  /** Called whenever the position may be another: what was pointed at is gone. */
  settle(): void {
    const { position } = this.props();
    this.motion.see(this.view);
    const now = [position.seen, position.seat, this.view.decision?.phase, ...position.legal.map((move) => move.action)].join(" ");
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.#close();
    this.aim = null;
    this.about = null;
    if (this.hot && (this.touch || !this.targets.has(this.hot))) this.hot = null;
  }

  /** The attributes of something that can be pointed at: a button when something can be done, else a picture with a name.
   *  A button says its name inside, where only a screen reader finds it. */
  button(id: string, description: () => string) {
    const places = { "data-target": id, "data-about": id };
    if (!this.targets.has(id)) return { ...places, role: "img", "aria-label": description() } as const;
    return { ...places, "data-live": "", role: "button", tabindex: this.rover === id ? 0 : -1 } as const;
  }

  /** A click, a touch or Enter. A finger looks first; a mouse has seen everything by then. */
  press(id: string, byTouch: boolean): void {
    this.touch = byTouch;
    const target = this.targets.get(id);
    if (!target) this.#pressElsewhere(id, byTouch);
    else if (id.startsWith("place-")) this.#pressPlace(id, target, byTouch);
    else if (target.moves.length > 1) this.#unfold(id);
    else if (byTouch && this.hot !== id && !id.startsWith("hand-")) this.#look(id);
    else this.play(target.moves[0]!);
  }

  #pressElsewhere(id: string, byTouch: boolean): void {
    if (this.open) this.#close();
    this.hot = null;
    this.about = this.about === id && byTouch ? null : id;
    if (!byTouch) this.why(id);
  }

  /** A mouse points at a side and builds at once; a finger sees the tile lie there first and turns it with every tap. */
  #pressPlace(id: string, target: Target, byTouch: boolean): void {
    const aimed = this.cells.get(id)?.find((way) => way.place.side === this.aim)?.move;
    if (!byTouch && target.moves.length === 1) this.play(target.moves[0]!);
    else if (!byTouch && aimed) this.play(aimed);
    else if (this.open === id) this.turn(1);
    else {
      this.#unfold(id);
      this.option = bestOf(this.cells.get(id) ?? [])?.move ?? null;
    }
  }

  #look(id: string): void {
    this.hot = id;
    this.about = null;
  }

  #unfold(id: string): void {
    this.hot = id;
    this.about = null;
    this.option = null;
    this.open = this.open === id ? null : id;
  }

  /** The next of the ways in which the tile may lie in the open place. */
  turn(step: number): void {
    const ways = (this.open && this.cells.get(this.open)) || [];
    const at = ways.findIndex((way) => way === this.ghost);
    this.option = ways[(at + step + ways.length) % ways.length]?.move ?? null;
  }

  play(move: Legal): void {
    this.#close();
    this.about = null;
    this.props().onplay(move.action);
  }

  #close(): void {
    this.open = null;
    this.option = null;
  }

  /** Ask the server which rule stands against this. */
  why(id: string): void {
    this.#ask(meant(id, this.view, this.colour));
  }

  /** The player points at bare ground with a tile in hand. */
  whyNotHere(x: number, y: number, side: string): void {
    if (this.phase === "place") this.#ask(build(x, y, side));
  }

  #ask(move: Move | null): void {
    const { position, frozen, onwhy } = this.props();
    if (!frozen && position.legal.length && move) onwhy(move);
  }

  /** Close what is open or explained; false when there was nothing. */
  dismiss(): boolean {
    const something = (this.open ?? this.about) !== null;
    this.#close();
    this.about = null;
    if (this.touch) this.hot = null;
    return something;
  }

  /** The keys 1 to 9: choices of what is open, else tiles of the hand. */
  digit(digit: number): boolean {
    const open = this.open ? this.targets.get(this.open)?.moves : undefined;
    const chosen = open?.[digit - 1];
    if (open) {
      if (chosen) this.play(chosen);
      return chosen !== undefined;
    }
    const tile = this.view.hand[digit - 1]?.tile.number;
    const id = tile === undefined ? "" : place.hand(tile);
    if (!this.targets.has(id)) return false;
    this.press(id, false);
    return true;
  }
}

/** The way that changes the player's score most, then the one that would pay most. */
/** What tells moves apart. */
function key({ kind, fields }: Move): string {
  return [kind, ...Object.entries(fields).sort().flat()].join(" ");
}

export function bestOf(ways: readonly Ghost[]): Ghost | null {
  const worth = ({ move, chance }: Ghost) => (move?.gain ?? 0) * 1000 + (chance ? chance.value + chance.people : 0);
  return ways.reduce<Ghost | null>((best, way) => (best && worth(best) >= worth(way) ? best : way), null);
}

const [found, laid] = createContext<Desk>();

/** What everything on the board stands on. */
export const desk = found;
export const layDesk = (props: () => BoardProps<StreetsView>): Desk => laid(new Desk(props));
