// What a phone can do at a real table, game by game; loaded when somebody lays it there.
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component }>;

export const companions: Record<string, Load> = {
  dream_home: () => import("../games/dream_home/companion/Companion.svelte"),
  happy_city: () => import("../games/happy_city/companion/Companion.svelte"),
  streets: () => import("../games/streets/companion/Companion.svelte"),
  welcome: () => import("../games/welcome/companion/Companion.svelte"),
};
