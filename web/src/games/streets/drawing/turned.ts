// Where things lie on a tile that is turned. A tile is drawn with its road below; its badges keep upright while it turns,
// and stay inside it.

/** Quarter turns clockwise that bring a road from the south side to this one. */
export const TURNS: Record<string, number> = { south: 0, west: 1, north: 2, east: 3 };

/** The middle of something that lies at (x, y) on the tile as printed, wide and tall on the screen. */
export function upright(x: number, y: number, wide: number, tall: number, turn: number): { x: number; y: number } {
  let [dx, dy] = [x - 50, y - 50];
  for (let quarter = 0; quarter < turn % 4; quarter++) [dx, dy] = [-dy, dx];
  const inside = (at: number, size: number) => Math.min(Math.max(at, 3 + size / 2), 97 - size / 2);
  return { x: inside(50 + dx, wide), y: inside(50 + dy, tall) };
}
