// Whether the server has a newer client than the one in this window. The page names its script by a hash: when the server's
// page names another one, ours is old. Whoever has only just come gets the new one at once; whoever plays is asked.

const JUST_COME = 10_000;
const EVERY = 10 * 60_000;
const RELOADED = "tabletown.reloaded";

export class Newer {
  is = $state(false);
  #script: string;
  #came = performance.now();

  constructor(script: string) {
    this.#script = script;
  }

  /** Ask the server for its page. What cannot be fetched tells nothing. */
  async look(): Promise<void> {
    if (this.is || !this.#script) return;
    const answer = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const text = await answer.text();
    if (!text.includes('type="module"') || text.includes(this.#script)) return;
    this.is = true;
    if (performance.now() - this.#came < JUST_COME) this.load();
  }

  /** Load the new client, but not again and again should that change nothing. */
  load(): void {
    try {
      if (sessionStorage.getItem(RELOADED) === this.#script) return;
      sessionStorage.setItem(RELOADED, this.#script);
    } catch {
      return; // without a memory we might go round in circles; the reader can still press the button
    }
    location.reload();
  }

  /** Look whenever there may be something new; returns the way to stop. */
  watch(): () => void {
    const seen = () => document.visibilityState === "visible" && void this.look();
    const told = ({ data }: MessageEvent) => data?.type === "newer" && void this.look();
    // A part of an old client that the server no longer has.
    const missing = () => void this.look();
    const timer = setInterval(seen, EVERY);
    document.addEventListener("visibilitychange", seen);
    addEventListener("vite:preloadError", missing);
    navigator.serviceWorker?.addEventListener("message", told);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("vite:preloadError", missing);
      navigator.serviceWorker?.removeEventListener("message", told);
    };
  }
}

// The last one is the house itself; what stands before it hardly ever changes.
const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src^="/assets/"]')].at(-1);
export const newer = new Newer(script?.getAttribute("src") ?? "");
