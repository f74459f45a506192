// What cannot be true of a pad, in words: whose sheet, which line of it, and why.
import { t, words } from "../words/words.svelte";
import type { Pad } from "./pad.svelte";

type AnyPad = Pick<Pad, "problems" | "players" | "nameOf" | "current"> & { form: { game: string } };

export function told(pad: AnyPad, { sheet, field, message, args }: Pad["problems"][number]): string {
  const name = `${pad.form.game}-paper-field-${field}`;
  const where = [sheet >= 0 && pad.players.length > 1 ? pad.nameOf(sheet) : "", words.has(name) ? t(name) : ""].filter(Boolean);
  return [where.join(", "), t(message, args)].filter(Boolean).join(": ");
}

/** What is wrong with the sheet in front. */
export function problemsOf(pad: AnyPad): string[] {
  return pad.problems.filter((problem) => problem.sheet === pad.current).map((problem) => told(pad, problem));
}
