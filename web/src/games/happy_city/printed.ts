// A catalogue entry as the card that it prints, so that the card browser draws it like the board does.
import type { CardEntry, HappyCityCard } from "../../wire";
import { COLOURS } from "./say";

export interface Printed {
  card: HappyCityCard;
  source: string;
  /** The colours that a special building asks for. */
  needs: Record<string, number>;
  /** Of an expert building: the kind of its effect and the figures of its sentence. */
  effect: string;
  figures: Record<string, string | number>;
}

export function printedOf({ id, source, fields }: CardEntry, kind: string, number: number): Printed {
  const figure = (name: string) => Number(fields[name] ?? 0);
  const isSpecial = kind === "special";
  const card: HappyCityCard = {
    kind,
    number,
    id,
    colour: isSpecial ? null : String(fields["colour"]),
    cost: "cost" in fields ? figure("cost") : null,
    deck: "deck" in fields ? figure("deck") : null,
    income: figure("income"),
    residents: figure("residents"),
    hearts: figure("hearts"),
  };
  const needs = isSpecial ? Object.fromEntries(COLOURS.map((colour) => [colour, figure(colour)])) : {};
  return { card, source, needs, effect: String(fields["kind"] ?? ""), figures: figuresOf(fields) };
}

/** The figures of the effect's sentence; what depends on cards that are alike is a list in the catalogue. */
function figuresOf(fields: CardEntry["fields"]): Record<string, string | number> {
  const figures: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string" || typeof value === "number") figures[name] = value;
    if (Array.isArray(value)) value.forEach((each, alike) => (figures[`${name.replace("_for", "")}${alike}`] = each));
  }
  return figures;
}
