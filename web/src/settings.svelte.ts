// What this device remembers for its person: language, looks and habits. Nothing of it leaves the device.
import { PACES, type Pace } from "./live/pace";
import { LANGUAGES, preferred, type Language } from "./words/bundles";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast others' moves are shown; as the device moves, until somebody chooses. */
  pace: Pace | "system";
  sound: boolean;
  /** Ask for "Done" even when nothing else is left to do. */
  confirm: boolean;
  /** Tell through the browser when it is my turn and the page is out of sight. */
  notify: boolean;
  /** Alone and against bots the coach says after each turn whether it was good. */
  feedback: boolean;
  /** Boards as outlines with buttons instead of drawings. */
  plain: boolean;
}

const KEY = "tabletown.settings";

function defaults(): Settings {
  return {
    language: preferred(navigator.languages),
    theme: "system",
    motion: "system",
    pace: "system",
    sound: false,
    confirm: true,
    notify: false,
    feedback: false,
    plain: false,
  };
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

/** Settings out of stored text; whatever is missing or strange is replaced by its default. */
export function read(text: string | null): Settings {
  const usual = defaults();
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") stored = parsed as Record<string, unknown>;
  } catch {
    // Somebody else's text under our key: begin anew.
  }
  const flag = (name: "sound" | "confirm" | "notify" | "feedback" | "plain") => oneOf(stored[name], [true, false], usual[name]);
  return {
    language: oneOf(stored["language"], LANGUAGES, usual.language),
    theme: oneOf(stored["theme"], THEMES, usual.theme),
    motion: oneOf(stored["motion"], MOTIONS, usual.motion),
    pace: oneOf(stored["pace"], PACES, usual.pace),
    sound: flag("sound"),
    confirm: flag("confirm"),
    notify: flag("notify"),
    feedback: flag("feedback"),
    plain: flag("plain"),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage can be forbidden; then settings last as long as the page
  }
}

export const settings = $state(read(stored()));

/** The pace that was chosen; else one that can be followed, unless the reader wants nothing to move. */
export function paceNow(): Pace {
  if (settings.pace !== "system") return settings.pace;
  return moves() ? "brisk" : "at_once";
}

/** Keep every change on the device, follow those of other tabs, and show theme and motion to the style sheets. Called
 * once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    const follow = (event: StorageEvent) => event.key === KEY && Object.assign(settings, read(event.newValue));
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    if (settings.motion === "system") delete root.dataset["motion"];
    else root.dataset["motion"] = settings.motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // See `stored`.
    }
  });
}

/** Whether things may move: the setting, or what the system asks for. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}
