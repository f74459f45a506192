// Lines as a steady hand draws them: a little bent, a little too long at the corners. The same seed always gives the same
// lines, so a drawing does not tremble when it is drawn again.

export type Point = readonly [number, number];
export type Dice = () => number;

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(roll: Dice, low: number, high: number): number {
  return low + roll() * (high - low);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** One stroke that runs a bit past both ends. */
export function line(roll: Dice, [x1, y1]: Point, [x2, y2]: Point, over = 1.6): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [start, end] = [over * roll(), over * roll()];
  const bend = between(roll, -0.012, 0.012) * length;
  const middle = at((x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend);
  return `M${at(x1 - ux * start, y1 - uy * start)}Q${middle} ${at(x2 + ux * end, y2 + uy * end)}`;
}

/** The outline of a shape, corner by corner, each side its own stroke. */
export function outline(roll: Dice, corners: readonly Point[], over = 1.6): string {
  return corners.map((corner, index) => line(roll, corner, corners[(index + 1) % corners.length]!, over)).join("");
}

/** The exact shape, for colour under its outline. */
export function shape(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => at(x, y)).join("L")}Z`;
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A bushy outline around an ellipse: the crown of a tree, a shrub. */
export function foliage(roll: Dice, cx: number, cy: number, rx: number, ry: number, bumps: number): string {
  const turn = roll() * Math.PI;
  const points = Array.from({ length: bumps }, (_, index): Point => {
    const angle = turn + (index / bumps) * 2 * Math.PI + between(roll, -0.12, 0.12);
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
  const [first] = points;
  let path = `M${at(first![0], first![1])}`;
  for (let index = 0; index < bumps; index++) {
    const [x1, y1] = points[index]!;
    const [x2, y2] = points[(index + 1) % bumps]!;
    const radius = round(Math.hypot(x2 - x1, y2 - y1) * between(roll, 0.52, 0.62));
    path += `A${radius} ${radius} 0 0 1 ${at(x2, y2)}`;
  }
  return path + "Z";
}

/** A row of bumps on the ground, from one x to another: a hedge. */
export function hedge(roll: Dice, from: number, to: number, ground: number, height: number): string {
  const bumps = Math.max(2, Math.round((to - from) / 10));
  const step = (to - from) / bumps;
  let path = `M${at(from, ground)}v${round(-height * 0.45)}`;
  for (let index = 0; index < bumps; index++) {
    const rise = between(roll, 0.55, 0.8) * height;
    path += `q${at(step * 0.08, -rise)} ${at(step / 2, -rise)}t${at(step / 2, rise)}`;
  }
  return `${path}V${ground}Z`;
}

export function inside([x, y]: Point, corners: readonly Point[]): boolean {
  let odd = false;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

/** Short flat strokes scattered over a shape: shingles. */
export function shingles(roll: Dice, corners: readonly Point[]): string {
  const ys = corners.map(([, y]) => y);
  const xs = corners.map(([x]) => x);
  let path = "";
  for (let y = Math.min(...ys) + 9; y < Math.max(...ys) - 3; y += 7.5) {
    for (let x = Math.min(...xs) + between(roll, 4, 12); x < Math.max(...xs); x += between(roll, 12, 22)) {
      if (inside([x - 3, y - 2], corners) && inside([x + 9, y - 2], corners)) path += `M${at(x, y)}h${round(between(roll, 4, 7))}`;
    }
  }
  return path;
}
