// How a game shows its cards, by its name on the wire; loaded when somebody wants to see them.
import type { Component } from "svelte";
import type { CardSection } from "../wire";

export interface BrowserProps {
  sections: CardSection[];
}

export const browsers: Record<string, () => Promise<{ default: Component<BrowserProps> }>> = {
  dream_home: () => import("../games/dream_home/Cards.svelte"),
  happy_city: () => import("../games/happy_city/Cards.svelte"),
  streets: () => import("../games/streets/Cards.svelte"),
  welcome: () => import("../games/welcome/Cards.svelte"),
};
