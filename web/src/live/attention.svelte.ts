// Tells the person that it is their turn: in the title, and, if they want, by a sound or a notification.
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { chime } from "./chime";

/** Watch `calls` and tell when it becomes true. Called once by a page; stops with it. */
export function callWhen(calls: () => boolean, game: () => string): void {
  let before = calls();
  $effect(() => {
    const now = calls();
    if (now && !before) tell(game());
    before = now;
  });
}

/** Somebody asks us politely to go on. */
export function nudged(game: string, line: string): void {
  tell(game, line);
}

function tell(game: string, line = t("web-turn-yours")): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") void show(line, { body: t(`${game}-name`), tag: location.pathname });
}

/** By the service worker where there is one: phones allow it to nobody else, and what is pushed of the same turn later takes this
message's place, as its tag is the same, instead of being a second one. */
async function show(line: string, more: { body: string; tag: string }): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(line, { ...more, icon: "/icon-192.png", data: { url: more.tag } });
      return;
    }
    const note = new Notification(line, more);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // This browser shows none; the title still tells.
  }
}
