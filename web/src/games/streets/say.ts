// The board in words, for screen readers, tooltips and the panel of details: names, values, people, what a move does. Every
// sentence comes from the Fluent files.
import type { StreetsBuilding, StreetsPerson, StreetsTile, StreetsView } from "../../wire";
import type { Legal, Words } from "../board";
import { change } from "../../words/figures";
import { idOf, spoken } from "../common/spoken";
import { COLOURS, KINDS } from "./drawing/symbols";

export const nameOf = (words: Words, tile: number) => words("streets-tile", { tile: idOf("streets", "tile", tile) });

export const dollars = (words: Words, amount: number) => words("streets-dollars", { dollars: amount });

export function businessOf(words: Words, business: string): string {
  return words("streets-business", { business });
}

export function valueText(words: Words, tile: Pick<StreetsTile, "value" | "coef" | "of">): string {
  if (!tile.value) return "";
  return words(`streets-value-${tile.value}`, { coef: tile.coef, kind: tile.of[0] ?? "", other: tile.of[1] ?? "" });
}

/** “2 × hipster, 1 × wild”. */
export function symbolList(words: Words, symbols: Record<string, number>): string {
  return KINDS.filter((kind) => symbols[kind])
    .map((kind) => words("streets-board-symbols-of", { count: symbols[kind]!, kind }))
    .join(", ");
}

export function peopleList(words: Words, people: Record<string, number>): string {
  return COLOURS.filter((colour) => people[colour])
    .map((colour) => words("streets-people-of", { colour, people: people[colour]! }))
    .join(", ");
}

const counted = (people: readonly StreetsPerson[], how: "lying" | "standing") =>
  Object.fromEntries(people.map((person) => [person.colour, person[how]]));

/** Who lies and who stands on a building; empty when nobody does. */
export function residents(words: Words, people: readonly StreetsPerson[]): string[] {
  const [lying, standing] = [peopleList(words, counted(people, "lying")), peopleList(words, counted(people, "standing"))];
  return [lying && words("streets-board-lying", { people: lying }), standing && words("streets-board-standing", { people: standing })].filter(Boolean);
}

/** What is printed on a tile. */
export function describe(words: Words, tile: StreetsTile): string {
  const business = tile.business ? words("streets-board-business", { count: tile.tokens, business: businessOf(words, tile.business) }) : "";
  return [nameOf(words, tile.number), symbolList(words, tile.symbols), valueText(words, tile), business].filter(Boolean).join(". ");
}

export function ownerOf(words: Words, owner: number | null, view: StreetsView, names: readonly string[]): string {
  return owner === null ? "" : playerName(words, owner, view, names);
}

/** The one who owns buildings: a seat, or the Grifter. */
export function playerName(words: Words, player: number, view: StreetsView, names: readonly string[]): string {
  return view.players[player]?.seat === null ? words("streets-grifter") : (names[player] ?? "");
}

/** A building as a screen reader tells it. */
export function describeBuilding(words: Words, building: StreetsBuilding, view: StreetsView, names: readonly string[]): string {
  const owner = ownerOf(words, building.owner, view, names);
  const parts = [
    nameOf(words, building.tile.number),
    owner && words("streets-board-owned", { player: owner }),
    ...residents(words, building.people),
    building.worth ? words(view.end_reason ? "streets-dollars" : "streets-board-worth-short", { dollars: building.worth.total }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

export function moveText(words: Words, move: Legal): string {
  const text = words(`streets-move-${move.kind}`, spoken("streets", move.fields));
  return move.gain ? words("streets-board-gain", { move: text, gain: change(move.gain) }) : text;
}
