// A day of the deal of the day, as people write it. Days are in UTC, wherever the reader is.
import type { Language } from "../words/bundles";

export function dayName(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment on the reader's own clock. */
export function clock(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(seconds * 1000));
}
