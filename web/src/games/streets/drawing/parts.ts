// The strokes that every building is made of: boxes, discs, windows, awnings, trees. A tile is 100 wide and 100 tall, its
// building stands on the pavement at GROUND, and its road runs below. Paints are colours of look.css.

export type Paint =
  | "white" | "cream" | "sand" | "stone" | "slate" | "ink"
  | "coral" | "brick" | "rose" | "plum" | "sun" | "gold" | "wood" | "bark"
  | "leaf" | "moss" | "mint" | "teal" | "azure" | "navy" | "glass" | "lit" | "neon";

export interface Part {
  d: string;
  paint: Paint;
  /** A stroke of this width instead of a filled shape. */
  line?: number;
}

export const GROUND = 78;

export const shape = (paint: Paint, d: string): Part => ({ paint, d });

export const line = (paint: Paint, width: number, d: string): Part => ({ paint, d, line: width });

export function box(paint: Paint, x: number, y: number, wide: number, tall: number, round = 1): Part {
  const [w, h] = [wide - 2 * round, tall - 2 * round];
  const arc = `a${round} ${round} 0 0 1`;
  return {
    paint,
    d: `M${x + round} ${y}h${w}${arc} ${round} ${round}v${h}${arc} ${-round} ${round}h${-w}${arc} ${-round} ${-round}v${-h}${arc} ${round} ${-round}z`,
  };
}

export const disc = (paint: Paint, x: number, y: number, r: number): Part => ({
  paint,
  d: `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
});

/** A body that stands on the ground. */
export const body = (paint: Paint, x: number, top: number, wide: number): Part => box(paint, x, top, wide, GROUND - top);

/** A row or grid of equal panes. */
export function panes(xs: number[], ys: number[], wide: number, tall: number, paint: Paint = "glass", round = 0.8): Part[] {
  return ys.flatMap((y) => xs.map((x) => box(paint, x, y, wide, tall, round)));
}

/** A pane with a cross. */
export function casement(x: number, y: number, wide: number, tall: number, frame: Paint = "white"): Part[] {
  return [
    box(frame, x - 1, y - 1, wide + 2, tall + 2, 0.8),
    box("glass", x, y, wide, tall, 0.4),
    line(frame, 0.9, `M${x + wide / 2} ${y}v${tall}M${x} ${y + tall / 2}h${wide}`),
  ];
}

export function arch(paint: Paint, x: number, wide: number, tall: number, foot = GROUND): Part {
  const r = wide / 2;
  return shape(paint, `M${x} ${foot}v${-(tall - r)}a${r} ${r} 0 0 1 ${wide} 0v${tall - r}z`);
}

/** A door with a knob. */
export function door(paint: Paint, x: number, wide: number, tall: number): Part[] {
  return [box(paint, x, GROUND - tall, wide, tall, 0.8), disc("sun", x + wide - 1.8, GROUND - tall / 2, 0.8)];
}

/** A triangular roof over a body from x, its foot at y. */
export function gable(paint: Paint, x: number, y: number, wide: number, tall: number): Part {
  return shape(paint, `M${x} ${y}L${x + wide / 2} ${y - tall}L${x + wide} ${y}z`);
}

/** A striped awning whose hem is scalloped. */
export function awning(one: Paint, other: Paint, x: number, y: number, wide: number, stripes: number, tall = 6): Part[] {
  const step = wide / stripes;
  return Array.from({ length: stripes }, (_, index) => {
    const left = x + index * step;
    return shape(index % 2 ? other : one, `M${left} ${y}h${step}v${tall}a${step / 2} ${step / 2.4} 0 0 1 ${-step} 0z`);
  });
}

export function tree(x: number, top: number, r: number, paint: Paint = "leaf"): Part[] {
  return [
    box("bark", x - 1.2, top + r, 2.4, GROUND - top - r, 0.5),
    disc(paint, x, top + r, r),
    disc(paint === "leaf" ? "mint" : "leaf", x - r * 0.3, top + r * 0.75, r * 0.42),
  ];
}

export function flag(paint: Paint, x: number, top: number, tall = 10): Part[] {
  return [line("slate", 1, `M${x} ${top}v${tall}`), shape(paint, `M${x} ${top}l8 2.2-8 2.4z`)];
}

/** A parasol over a small table. */
export function parasol(one: Paint, x: number, top: number, r = 7): Part[] {
  return [
    line("bark", 1, `M${x} ${top}v${GROUND - top}`),
    shape(one, `M${x - r} ${top + 4.5}a${r} ${r - 1} 0 0 1 ${2 * r} 0z`),
    shape("white", `M${x - r * 0.3} ${top + 4.5}q0-4 ${r * 0.3}-5.5 ${r * 0.3} 1.5 ${r * 0.3} 5.5z`),
    line("bark", 1.2, `M${x - r * 0.6} ${GROUND - 5}h${r * 1.2}`),
  ];
}

/** A string of little flags or lamps between two points. */
export function bunting(x: number, y: number, wide: number, sag: number, paints: Paint[]): Part[] {
  const flags = paints.map((paint, index) => {
    const t = (index + 0.5) / paints.length;
    const [fx, fy] = [x + wide * t, y + 4 * sag * t * (1 - t)];
    return shape(paint, `M${(fx - 2).toFixed(1)} ${fy.toFixed(1)}h4l-2 4.4z`);
  });
  return [line("slate", 0.8, `M${x} ${y}q${wide / 2} ${2 * sag} ${wide} 0`), ...flags];
}

export function cup(x: number, y: number, size: number, paint: Paint = "white"): Part[] {
  const s = size / 10;
  return [
    line(paint, 1.6 * s, `M${x + 9 * s} ${y + 2 * s}q${4 * s} 0 ${3 * s} ${3 * s}q${-1 * s} ${2 * s} ${-4 * s} ${1.4 * s}`),
    shape(paint, `M${x} ${y}h${10 * s}v${4 * s}q0 ${4 * s} ${-4 * s} ${4 * s}h${-2 * s}q${-4 * s} 0 ${-4 * s} ${-4 * s}z`),
    shape("bark", `M${x + s} ${y}h${8 * s}v${1.2 * s}h${-8 * s}z`),
    line("white", 1.1 * s, `M${x + 3.4 * s} ${y - 2 * s}q${-1.4 * s} ${-1.6 * s} 0 ${-3 * s}M${x + 6.6 * s} ${y - 2 * s}q${1.4 * s} ${-1.6 * s} 0 ${-3 * s}`),
  ];
}
