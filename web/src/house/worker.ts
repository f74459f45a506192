// The page's side of the service worker (public/sw.js): starts it, and tells it what was fetched before it was there.

const SETTLED = 3_000; // by then the first page is there, and nobody waits for the line

export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(() => void start().catch(() => undefined), SETTLED));
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const worker = (await navigator.serviceWorker.ready).active;
  const addresses = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const files = addresses.filter((url) => url.origin === location.origin).map((url) => url.pathname);
  worker?.postMessage({ type: "keep", files: files.filter((path) => path.startsWith("/assets/")) });
}
