// Every game that has a board, by its name on the wire. A board is loaded when a table of its game is opened.
import type { GameModule } from "./board";

export const games: Record<string, () => Promise<GameModule>> = {
  dream_home: async () => (await import("./dream_home")).default as unknown as GameModule,
  happy_city: async () => (await import("./happy_city")).default as unknown as GameModule,
  streets: async () => (await import("./streets")).default as unknown as GameModule,
  welcome: async () => (await import("./welcome")).default as unknown as GameModule,
};
