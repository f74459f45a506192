// The service worker: opens the house when the line is slow or gone, and shows what the server pushes. Plain JavaScript, because it is no part of the client.
//
// It keeps the page itself and the files with a hash in their names, never an answer of the API. The page is asked for anew every
// time; the kept one is used only while no answer comes, and if that turns out to be older, the page is told.

const KEPT = "tabletown";
const FORMER = "tabletown-former";
const PAGE = "/";
const PATIENCE = 1_000;
const NOT_PAGES = /^\/(api|assets|health|metrics)(\/|$)|\.[a-z0-9]+$/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fresh().catch(() => undefined));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !NOT_PAGES.test(pathname)) event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

// A page that was loaded before there was a worker tells which files it has, so that it opens without a line next time.
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keep(event.data.files));
});

async function page(event) {
  const answer = await house(event);
  return new URL(event.request.url).pathname === PAGE || !answer.ok ? answer : unasked(answer);
}

/** The page as it is for any other address: what the home page will ask is not asked before. The browser would keep these answers
 *  until somebody goes home, and show them then, however old. */
async function unasked(answer) {
  const text = (await answer.text()).replace(/<link rel="preload" as="fetch"[^>]*>/g, "");
  return new Response(text, { headers: answer.headers });
}

async function house(event) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(PAGE);
  const asked = fresh();
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => undefined));
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  return answer?.ok ? answer : kept;
}

/** The page as the server has it now. When it is another one, the old client's files stay only for pages that still show it. */
async function fresh() {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok || answer.redirected) return answer;
  const cache = await caches.open(KEPT);
  const before = await cache.match(PAGE);
  const isNew = before && (await before.text()) !== (await answer.clone().text());
  if (isNew) await retire(cache);
  await (await caches.open(KEPT)).put(PAGE, answer.clone());
  if (isNew) for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage({ type: "newer" });
  return answer;
}

/** A page that was opened just before an upgrade may yet ask for its files, which the server has no more. */
async function retire(cache) {
  await caches.delete(FORMER);
  const former = await caches.open(FORMER);
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer && new URL(request.url).pathname !== PAGE) await former.put(request, answer);
  }
  await caches.delete(KEPT);
}

/** Whatever has a hash in its name never changes. */
async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) return (await caches.match(request)) ?? answer;
  await cache.put(request, answer.clone());
  return answer;
}

async function keep(files) {
  const cache = await caches.open(KEPT);
  for (const path of files) {
    if (!path.startsWith("/assets/") || (await cache.match(path))) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.ok) await cache.put(path, answer);
  }
}

// A turn waits, and the server believes that nobody looks. If somebody does, here, the page has told them already.
self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

async function tell({ title = "Tabletown", body = "", url = PAGE }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((each) => each.visibilityState === "visible")) return;
  await self.registration.showNotification(title, { body, tag: url, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? PAGE));
});

async function show(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
