// What the desks of all boards have in common: the position they stand on, what the player points at or wants explained,
// and the one target that Tab reaches. Each game's desk adds its targets and what pressing them does.
import type { BoardProps } from "../board";

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

  get words() {
    return this.props().words;
  }

  get names(): string[] {
    return this.props().position.seats.map((seat) => seat.name);
  }

  /** The one target that Tab reaches; the arrows lead on from it. */
  protected rover: string | null = $derived.by(() => {
    if (this.hot && this.targets.has(this.hot)) return this.hot;
    return this.targets.keys().next().value ?? null;
  });

  rules(chapter: string): void {
    this.about = null;
    this.props().onrules(chapter);
  }
}
