// What the desks of all boards have in common: the position they stand on, what the player points at or wants explained,
// and the one target that Tab reaches. Each game's desk adds its targets and what pressing them does.
import type { BoardProps } from "../board";
import type { ScorePart } from "../../wire";

export abstract class BoardDesk<View> {
  /** The target under the pointer, in focus, or touched once. */
  hot = $state<string | null>(null);
  /** What is being explained. */
  about = $state<string | null>(null);
  /** The player last used a finger. */
  touch = $state(false);

  abstract readonly targets: ReadonlyMap<string, unknown>;
  protected readonly props: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.props = props;
  }

  get view(): View {
    return this.props().position.view;
  }

  get seat(): number {
    return this.props().position.seat;
  }

  /** The board shows a past moment: the arrows belong to the replay until something on the board is in focus. */
  get past(): boolean {
    return this.props().past ?? false;
  }

  get words() {
    return this.props().words;
  }

  get names(): string[] {
    return this.props().position.seats.map((seat) => seat.name);
  }

  /** The points of a seat, line by line; behind the seats comes a printed opponent. */
  scoreOf(player: number): ScorePart[] {
    const { scores, rival } = this.props().position;
    return (scores[player] ?? rival?.score)?.parts ?? [];
  }

  /** The one target that Tab reaches; the arrows lead on from it. */
  protected rover: string | null = $derived.by(() => {
    if (this.hot && this.targets.has(this.hot)) return this.hot;
    return this.targets.keys().next().value ?? null;
  });

  /** Lay this seat's board in front. */
  show(seat: number): void {
    this.props().onshow(seat);
  }

  rules(chapter: string): void {
    this.about = null;
    this.props().onrules(chapter);
  }
}
