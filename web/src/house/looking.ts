// Pages that show what others do look again: every so often, when they come into sight, and when somebody else comes in here.
import { me } from "../me.svelte";

/** `again` looks when it is somebody else who looks; returns the way to stop. */
export function keepLooking(look: () => void, every: number, again = look): () => void {
  const timer = setInterval(look, every);
  const stops = [me.follow(again), me.hear(again)];
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", look);
  };
}
