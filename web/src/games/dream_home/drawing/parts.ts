// The brushes that furniture is drawn with: plain shapes in named paints, and the few things that stand in many rooms.
// A card's picture is 100 wide and 75 high, and its floor begins at 64. Knows no game state.

/** What a part is painted with: a CSS class of Furniture.svelte. */
export type Paint =
  | "wood"
  | "dark"
  | "pine"
  | "cream"
  | "white"
  | "red"
  | "rose"
  | "navy"
  | "sky"
  | "teal"
  | "leaf"
  | "amber"
  | "plum"
  | "grey"
  | "metal"
  | "ink"
  | "flame"
  | "skin";

export interface Part {
  paint: Paint;
  d: string;
  /** A line of this width instead of a filled shape. */
  line?: number;
}

export const HIGH = 75;
export const WIDE = 100;

export const shape = (paint: Paint, d: string): Part => ({ paint, d });
export const line = (paint: Paint, d: string, width = 1.4): Part => ({ paint, d, line: width });

export function box(paint: Paint, x: number, y: number, wide: number, tall: number, round = 1.2): Part {
  const [w, h, arc] = [wide - 2 * round, tall - 2 * round, `a${round} ${round} 0 0 1`];
  return shape(
    paint,
    `M${x + round} ${y}h${w}${arc} ${round} ${round}v${h}${arc} ${-round} ${round}h${-w}${arc} ${-round} ${-round}v${-h}${arc} ${round} ${-round}z`,
  );
}

export function disc(paint: Paint, x: number, y: number, wide: number, tall = wide): Part {
  return shape(paint, `M${x - wide} ${y}a${wide} ${tall} 0 1 1 ${2 * wide} 0a${wide} ${tall} 0 1 1 ${-2 * wide} 0z`);
}

/** A row of books on a board: upright, in a few colours, the last one leaning. */
export function books(x: number, y: number, count: number): Part[] {
  const paints: Paint[] = ["red", "navy", "amber", "teal", "plum", "cream", "leaf"];
  const upright = Array.from({ length: count - 1 }, (_, index) => {
    const tall = 8 + ((index * 5) % 4);
    return box(paints[(index + Math.round(x)) % paints.length]!, x + index * 3, y - tall, 2.8, tall, 0.4);
  });
  const end = x + (count - 1) * 3;
  return [...upright, shape(paints[count % paints.length]!, `M${end + 0.5} ${y}l3-8 2.5 1-3 7z`)];
}

export function jars(x: number, y: number, paints: Paint[]): Part[] {
  return paints.flatMap((paint, index) => [box(paint, x + index * 7, y - 7, 5.4, 7, 1.4), box("dark", x + index * 7 + 0.6, y - 8.4, 4.2, 1.8, 0.5)]);
}

export function plant(x: number, y: number, tall = 16): Part[] {
  return [
    line("leaf", `M${x} ${y - 6}q-1-${tall * 0.5}-6-${tall * 0.75}M${x} ${y - 6}q0-${tall * 0.7} 1-${tall}M${x} ${y - 6}q1-${tall * 0.5} 6-${tall * 0.7}`, 1.5),
    disc("leaf", x - 6, y - 6 - tall * 0.75, 3, 4.4),
    disc("leaf", x + 1, y - 6 - tall, 3.2, 4.6),
    disc("leaf", x + 6.5, y - 6 - tall * 0.66, 3, 4.2),
    shape("red", `M${x - 5} ${y - 8}h10l-1.6 8h-6.8z`),
  ];
}

export function picture(paint: Paint, x: number, y: number, wide: number, tall: number): Part[] {
  const hill = `M${x + 2} ${y + tall - 2}v${-tall * 0.3}q${wide * 0.25}-${tall * 0.4} ${wide * 0.45} 0t${wide - 4 - wide * 0.45}-1v${tall * 0.3 + 1}z`;
  return [box("wood", x, y, wide, tall, 0.6), box("cream", x + 2, y + 2, wide - 4, tall - 4, 0.3), shape(paint, hill)];
}

/** A window with curtains on both sides. */
export function pane(curtain: Paint, x: number, y: number, wide: number, tall: number): Part[] {
  const [right, drop] = [x + wide, tall + 3];
  return [
    box("white", x, y, wide, tall, 1),
    box("sky", x + 2, y + 2, wide - 4, tall - 4, 0.6),
    line("white", `M${x + wide / 2} ${y + 2}v${tall - 4}M${x + 2} ${y + tall / 2}h${wide - 4}`, 1.2),
    shape(curtain, `M${x - 3} ${y - 1}h${wide * 0.3}q-1 ${drop * 0.6}-${wide * 0.22} ${drop}h-${wide * 0.1}z`),
    shape(curtain, `M${right + 3} ${y - 1}h-${wide * 0.3}q1 ${drop * 0.6} ${wide * 0.22} ${drop}h${wide * 0.1}z`),
    line("dark", `M${x - 5} ${y - 1}h${wide + 10}`, 1.4),
  ];
}

export function tableLamp(x: number, y: number): Part[] {
  return [line("dark", `M${x} ${y}v-7`, 1.4), shape("amber", `M${x - 5} ${y - 6}l2-7h6l2 7z`), line("dark", `M${x - 3} ${y}h6`, 1.6)];
}

/** Somebody small who lives here; only the children of a card's picture are drawn. */
export function child(x: number, shirt: Paint): Part[] {
  return [
    shape(shirt, `M${x - 3.6} 70v-6.5a3.6 3.6 0 0 1 7.2 0v6.5z`),
    disc("skin", x, 56.5, 3.7),
    shape("dark", `M${x - 3.9} 56.5a3.9 4.2 0 0 1 7.8 0q-1.5-2-3.9-2t-3.9 2z`),
    line("ink", `M${x - 1.4} 57.2v.01M${x + 1.4} 57.2v.01`, 0.9),
    line("navy", `M${x - 1.6} 70v3M${x + 1.6} 70v3`, 1.8),
  ];
}
