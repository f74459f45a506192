// Whether the line to the server stands, as far as requests have shown. While it is gone, we try from time to time.

const TRY_EVERY = 5_000;

class Line {
  gone = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** A request was answered, or was not. */
  heard(answered: boolean): void {
    if (answered !== this.gone) return;
    this.gone = !answered;
    clearInterval(this.#timer);
    if (this.gone) this.#timer = setInterval(() => void this.#try(), TRY_EVERY);
  }

  async #try(): Promise<void> {
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (answer) this.heard(true);
  }

  /** The browser knows sooner than we do; stops when called. */
  watch(): () => void {
    const lost = () => this.heard(false);
    const back = () => void this.#try();
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }
}

export const line = new Line();
