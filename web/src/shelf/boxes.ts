// The lids of the games, drawn by us; a lid is loaded when its game is on the shelf.
import type { Component } from "svelte";

export const boxes: Record<string, () => Promise<{ default: Component }>> = {
  dream_home: () => import("./DreamHomeBox.svelte"),
  happy_city: () => import("./HappyCityBox.svelte"),
  streets: () => import("./StreetsBox.svelte"),
  welcome: () => import("./WelcomeBox.svelte"),
};
