// How each game's paper is written down, by its name on the wire; loaded when somebody wants to count.
import type { Component } from "svelte";
import type { Form, Pad } from "./pad.svelte";

export interface EditorProps<Entry = unknown, Table = unknown> {
  pad: Pad<Entry, Table>;
}

/** What the module of a game's pad exports by default. */
export interface PadModule<Entry = unknown, Table = unknown> {
  form: Form<Entry, Table>;
  /** The sheet in front, to write on. */
  Editor: Component<EditorProps<Entry, Table>>;
}

type Load = () => Promise<PadModule>;

export const pads: Record<string, Load> = {
  dream_home: async () => (await import("../games/dream_home/paper")).default as unknown as PadModule,
  happy_city: async () => (await import("../games/happy_city/paper")).default as unknown as PadModule,
  streets: async () => (await import("../games/streets/paper")).default as unknown as PadModule,
  welcome: async () => (await import("../games/welcome/paper")).default as unknown as PadModule,
};
