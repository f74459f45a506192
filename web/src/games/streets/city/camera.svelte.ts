// How much of the city is in sight: which point of it lies in the middle, and how many pixels a tile measures. It shows
// everything by itself as long as that can be read, else the part where something happens; until the player moves it.

/** A part of the city in tiles; the far edges do not belong to it. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A tile's place in the city. */
export interface Cell {
  x: number;
  y: number;
}

/** How much somebody wants to see a place. */
export type Wish = Cell & { weight: number };

/** The smallest part of the city that has all of these cells. */
export function around(cells: readonly Cell[]): Bounds {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

function isInside({ x, y }: Cell, { left, top, right, bottom }: Bounds): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

const [SMALLEST, LARGEST] = [24, 260];
/** Air around the city, in tiles. */
const MARGIN = 0.12;
/** Pixels that the buttons take: beside the city, or above it where the view is narrow. */
const BUTTONS = 52;
/** What fits is never drawn larger than this, so that two tiles do not fill the screen. */
const COMFORT = 150;
/** Below this a tile can hardly be read, so only the part of the city is shown where something happens. */
export const LEGIBLE = 62;
/** How large a tile becomes that somebody looks at. */
const CLOSE = 104;

export class Camera {
  /** The point of the city in the middle of the view, in tiles. */
  x = $state(0.5);
  y = $state(0.5);
  /** Pixels of a tile. */
  unit = $state(100);
  /** The size of the view in pixels. */
  wide = $state(800);
  tall = $state(600);
  /** The player has chosen what to see. */
  held = $state(false);

  /** Close to one place, until it is left again. */
  looking = $state(false);
  /** What was in sight before. */
  #before = { x: 0.5, y: 0.5, unit: 100 };

  /** Where a point of the city lies in the view. */
  left = $derived(this.wide / 2 - this.x * this.unit);
  top = $derived(this.tall / 2 - this.y * this.unit);

  /** Whether the buttons lie in a row above the city instead of beside it. */
  narrow = $derived(this.wide < this.tall * 1.2);

  /** Show all of this as large as it fits; clear of the buttons on the map where one of the cells would lie below them. */
  fit(bounds: Bounds, cells: readonly Cell[]): void {
    this.#fill(bounds, 0);
    if (cells.some((cell) => this.#isBelowButtons(cell))) this.#fill(bounds, BUTTONS);
    this.held = false;
  }

  /** Show the whole city with the ground around it. Where that would be too small to read, the ground is left out, and then
   *  only this part of the city is shown and what lies around. */
  frame(bounds: Bounds, cells: readonly Cell[], part: Bounds | null): void {
    this.fit(bounds, cells);
    if (this.unit < LEGIBLE && cells.length) this.fit(around(cells), cells);
    if (!part || this.unit >= LEGIBLE) return;
    const { wide, tall } = this.#free;
    const unit = Math.min(LEGIBLE, wide / (part.right - part.left + 1), tall / (part.bottom - part.top + 1));
    if (unit <= this.unit) return;
    this.unit = unit;
    this.x = this.#inside((part.left + part.right) / 2, bounds.left, bounds.right, this.wide);
    this.y = this.#inside((part.top + part.bottom) / 2, bounds.top, bounds.bottom, this.tall);
    if (cells.some((cell) => isInside(cell, part) && this.#isBelowButtons(cell))) this.#clear(part);
  }

  /** What the buttons leave of the view. */
  get #free(): { wide: number; tall: number } {
    return this.narrow ? { wide: this.wide, tall: this.tall - BUTTONS } : { wide: this.wide - BUTTONS, tall: this.tall };
  }

  /** Push what is shown out from under the buttons. */
  #clear({ top, right }: Bounds): void {
    if (this.narrow) this.y = Math.min(this.y, top + (this.tall / 2 - BUTTONS) / this.unit);
    else this.x = Math.max(this.x, right - (this.wide / 2 - BUTTONS) / this.unit);
  }

  /** The middle that lies nearest to the wished one without showing more than the margin beside the city. */
  #inside(wish: number, low: number, high: number, pixels: number): number {
    const half = pixels / this.unit / 2 - MARGIN;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(Math.max(wish, low + half), high - half);
  }

  /** Come close to a place. */
  look({ x, y }: Cell): void {
    if (!this.looking) this.#before = { x: this.x, y: this.y, unit: this.unit };
    this.looking = true;
    this.unit = Math.max(this.unit, CLOSE);
    this.x = x + 0.5;
    this.y = y + 0.5;
  }

  /** Leave it, back to what was in sight before. */
  leave(): void {
    this.looking = false;
    ({ x: this.x, y: this.y, unit: this.unit } = this.#before);
  }

  /** Bring a place into sight without zooming. */
  reveal({ x, y }: Cell): void {
    if (this.shows({ left: x, top: y, right: x + 1, bottom: y + 1 }) && !this.#isBelowButtons({ x, y })) return;
    this.x = x + 0.5;
    this.y = y + 0.5;
  }

  /** Of places that lie far apart those that weigh most together and fit into the view, each large enough to be read. */
  worthiest(wishes: readonly Wish[]): Cell[] {
    const { wide, tall } = this.#free;
    const [across, down] = [Math.max(Math.floor(wide / LEGIBLE) - 1, 1), Math.max(Math.floor(tall / LEGIBLE) - 1, 1)];
    let [best, most]: [Cell[], number] = [[], 0];
    for (const left of new Set(wishes.map(({ x }) => x)))
      for (const top of new Set(wishes.map(({ y }) => y))) {
        const inside = wishes.filter(({ x, y }) => x >= left && x < left + across && y >= top && y < top + down);
        const weight = inside.reduce((sum, wish) => sum + wish.weight, 0);
        if (weight > most) [best, most] = [inside, weight];
      }
    return best;
  }

  /** Those of the cells whose middle cannot be seen or lies below the buttons. */
  beyond(cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => {
      const [x, y] = [this.left + (cell.x + 0.5) * this.unit, this.top + (cell.y + 0.5) * this.unit];
      return x < 0 || x > this.wide || y < 0 || y > this.tall || this.#coversButtons(x, y);
    });
  }

  #isBelowButtons({ x, y }: Cell): boolean {
    return this.#coversButtons(this.left + (x + 1) * this.unit, this.top + y * this.unit);
  }

  /** Whether what reaches to this right edge and begins at this height lies on the buttons. */
  #coversButtons(right: number, top: number): boolean {
    const [wide, tall] = this.narrow ? [3 * BUTTONS, BUTTONS] : [BUTTONS, 3 * BUTTONS];
    return right > this.wide - wide && top < tall;
  }

  /** Whether a sign of this size, with its middle at this point of the view, lies neither on the buttons nor on a cell. */
  hasRoom(x: number, y: number, size: number, cells: readonly Cell[]): boolean {
    const half = size / 2;
    if (this.#coversButtons(x + half, y - half)) return false;
    return !cells.some((cell) => {
      const [left, top] = [this.left + cell.x * this.unit, this.top + cell.y * this.unit];
      return left < x + half && left + this.unit > x - half && top < y + half && top + this.unit > y - half;
    });
  }

  #fill({ left, top, right, bottom }: Bounds, spare: number): void {
    const [columns, rows] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
    const [beside, above] = this.narrow ? [0, spare] : [spare, 0];
    this.unit = Math.max(Math.min((this.wide - beside) / columns, (this.tall - above) / rows, COMFORT), SMALLEST / 2);
    this.x = (left + right) / 2 + beside / this.unit / 2;
    this.y = (top + bottom) / 2 - above / this.unit / 2;
  }

  /** Whether all of this is in sight. */
  shows({ left, top, right, bottom }: Bounds): boolean {
    const [halfWide, halfTall] = [this.wide / this.unit / 2, this.tall / this.unit / 2];
    return left >= this.x - halfWide && right <= this.x + halfWide && top >= this.y - halfTall && bottom <= this.y + halfTall;
  }

  /** Move what is seen by pixels, as a hand moves a map. */
  drag(dx: number, dy: number): void {
    this.x -= dx / this.unit;
    this.y -= dy / this.unit;
    this.held = true;
  }

  /** Draw larger or smaller around a point of the view, which stays where it is. */
  zoom(factor: number, atX = this.wide / 2, atY = this.tall / 2): void {
    const unit = Math.min(Math.max(this.unit * factor, SMALLEST), LARGEST);
    const [fromX, fromY] = [atX - this.wide / 2, atY - this.tall / 2];
    this.x += fromX / this.unit - fromX / unit;
    this.y += fromY / this.unit - fromY / unit;
    this.unit = unit;
    this.held = true;
  }

  /** Keep the city in reach: its middle never leaves the view. */
  hold({ left, top, right, bottom }: Bounds): void {
    this.x = Math.min(Math.max(this.x, left), right);
    this.y = Math.min(Math.max(this.y, top), bottom);
  }
}
