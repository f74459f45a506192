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

function tell(game: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("web-turn-yours"), { body: t(`${game}-name`), tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Phones allow notifications to service workers only; the title still tells.
  }
}
