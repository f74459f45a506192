// How much of the city is in sight: which point of it lies in the middle, and how many pixels a tile measures. It shows
// everything by itself until the player moves it, and again whenever something that matters would be out of sight.

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

const [SMALLEST, LARGEST] = [24, 260];
/** Air around the city, in tiles. */
const MARGIN = 0.12;
/** Pixels that the buttons take: beside the city, or above it where the view is narrow. */
const BUTTONS = 52;
/** What fits is never drawn larger than this, so that two tiles do not fill the screen. */
const COMFORT = 150;

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

  #isBelowButtons({ x, y }: Cell): boolean {
    const [wide, tall] = this.narrow ? [3 * BUTTONS, BUTTONS] : [BUTTONS, 3 * BUTTONS];
    return this.left + (x + 1) * this.unit > this.wide - wide && this.top + y * this.unit < tall;
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
