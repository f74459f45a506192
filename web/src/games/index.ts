// Every game that has a drawing of its own, by its name on the wire. A board is loaded when a table of its game is opened.
// All other games, and whoever wants it so, get the plain board.
import type { GameModule } from "./board";

export const games: Record<string, () => Promise<GameModule>> = {
  dream_home: async () => (await import("./dream_home")).default as unknown as GameModule,
  happy_city: async () => (await import("./happy_city")).default as unknown as GameModule,
  streets: async () => (await import("./streets")).default as unknown as GameModule,
  welcome: async () => (await import("./welcome")).default as unknown as GameModule,
};

export async function boardOf(game: string, plain: boolean): Promise<GameModule> {
  const own = await games[game]?.();
  if (own && !plain) return own;
  const outline = (await import("./plain")).default as unknown as GameModule;
  return own ? { ...own, Board: outline.Board, made: outline.made! } : outline;
}
