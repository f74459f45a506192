// Minutes of the day as a time field writes them, and back; a time zone by its name in the reader's language.

export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Null for what is no time. */
export function minuteOf(time: string): number | null {
  const found = /^(\d{2}):(\d{2})/.exec(time);
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** "Eastern European Time" rather than "Europe/Kiev", which is what browsers call it to this day. */
export function zoneName(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}
