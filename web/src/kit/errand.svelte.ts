// Something done for somebody who waits for it, mostly by the server: under way, or what came in between the last time.

export class Errand {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  /** Returns whether it went well. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
