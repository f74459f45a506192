// Keeps the screen on while a page lies on a real table. Where the browser cannot, nothing happens.

/** Returns the way to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // A battery that is low, or a page out of sight, is a reason to refuse; it is asked again when the page comes back.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) await lock?.release();
  }

  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
