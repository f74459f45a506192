// What the panel says about what the player points at: a title, sentences, a sum, and the chapter of the rules to read on.
import type { StreetsBuilding, StreetsPile, StreetsStreet, StreetsTile } from "../../wire";
import { change } from "../../words/figures";
import type { Desk, Ghost } from "./desk.svelte";
import { businessOf, dollars, nameOf, ownerOf, peopleList, playerName, residents, symbolList, valueText } from "./say";
import { place } from "./targets";

/** Value and people as a sum, and who gets it. */
export interface Sum {
  value: number;
  people: number;
  player: number | null;
  note: string;
}

export interface Details {
  title: string;
  /** The tile whose picture is shown. */
  tile: StreetsTile | null;
  lines: string[];
  sums: Sum[];
  chapter: string;
}

const NOTHING: Details = { title: "", tile: null, lines: [], sums: [], chapter: "overview" };

export function detailsOf(desk: Desk, id: string): Details | null {
  const [kind = "", where = ""] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  const number = Number(where);
  switch (kind) {
    case "place":
      return desk.ghost && id === (desk.open ?? desk.hot) ? ghostly(desk, desk.ghost) : null;
    case "tile":
      return standing(desk, desk.buildings.get(number));
    case "hand":
      return held(desk, desk.view.hand.find(({ tile }) => tile.number === number)?.tile ?? desk.view.decision?.face ?? undefined);
    case "stack":
      return pile(desk, number === 1 ? desk.view.stack : desk.view.last_stack, number);
    case "street":
      return street(desk, desk.view.streets.find((each) => each.id === number));
    case "player":
      return player(desk, number);
    case "advisor":
      return advisor(desk, number);
    case "token":
      return token(desk, where);
    default:
      return null;
  }
}

/** The symbols, value and business printed on a tile. */
function printed(desk: Desk, tile: StreetsTile): string[] {
  const { words } = desk;
  const business = tile.business && desk.business ? words("streets-board-business", { count: tile.tokens, business: businessOf(words, tile.business) }) : "";
  return [valueText(words, tile), business].filter(Boolean);
}

function ghostly(desk: Desk, { place: where, tile, chance, move }: Ghost): Details {
  const { words, view, names } = desk;
  const lines = [words("streets-board-length", { count: where.length })];
  if (where.closes.length) lines.push(words("streets-board-closes", { count: where.closes.length }));
  if (where.covers) lines.push(words("streets-board-covers", { name: nameOf(words, where.covers) }));
  const sums: Sum[] = chance ? [{ value: chance.value, people: chance.people, player: null, note: words("streets-board-now") }] : [];
  chance?.pays.forEach((amount, player) => {
    if (amount) lines.push(words("streets-board-pays", { player: playerName(words, player, view, names), dollars: amount }));
  });
  if (move?.gain) lines.push(words("streets-board-score", { gain: change(move.gain) }));
  if ((desk.cells.get(place.cell(where.x, where.y))?.length ?? 0) > 1) lines.push(words(desk.touch ? "streets-board-edges-touch" : "streets-board-edges"));
  return { ...NOTHING, title: nameOf(words, tile.number), lines, sums, chapter: "building" };
}

function standing(desk: Desk, building: StreetsBuilding | undefined): Details | null {
  if (!building) return null;
  const { words, view, names } = desk;
  const { tile, worth } = building;
  const owner = ownerOf(words, building.owner, view, names);
  const street = view.streets.find(({ id }) => id === building.street);
  const lines = [...printed(desk, tile)];
  if (owner) lines.push(words("streets-board-owned", { player: owner }));
  if (building.is_abandoned) lines.push(words("streets-board-abandoned"));
  if (building.signs > 1) lines.push(words("streets-board-doubled"));
  lines.push(...residents(words, building.people));
  if (street) {
    lines.push(words(`streets-board-street-${street.state}`, { count: street.tiles.length }));
    const inside = symbolList(words, street.symbols);
    if (inside && street.state !== "closed") lines.push(words("streets-board-street-symbols", { symbols: inside }));
  }
  if (worth?.source) lines.push(words("streets-board-copies", { name: nameOf(words, worth.source) }));
  const sums: Sum[] = worth && street?.state !== "closed" && !view.end_reason ? [{ value: worth.value, people: worth.people, player: building.owner, note: words("streets-board-now") }] : [];
  if (worth && street?.state === "open") lines.push(words("streets-board-at-end", { dollars: worth.at_the_end }));
  const home = desk.targets.get(place.tile(tile.number))?.moves.find(({ kind }) => kind === "send");
  const suggested = view.decision?.groups.some(({ homes }) => homes.some((each) => each.home === home?.fields["home"] && each.is_suggested));
  if (home && suggested) lines.push(words("streets-board-suggested"));
  return { ...NOTHING, title: nameOf(words, tile.number), tile, lines, sums, chapter: "values" };
}

function held(desk: Desk, tile: StreetsTile | undefined): Details | null {
  if (!tile) return null;
  const lines = [symbolList(desk.words, tile.symbols), ...printed(desk, tile)];
  return { ...NOTHING, title: nameOf(desk.words, tile.number), tile, lines, chapter: "tiles" };
}

function pile(desk: Desk, { tiles, backs, front }: StreetsPile, number: number): Details {
  const { words } = desk;
  const lines = [words("streets-board-backs", { symbols: symbolList(words, backs) || "0" })];
  if (front) lines.unshift(words("streets-board-next", { name: nameOf(words, front.number) }), valueText(words, front));
  return { ...NOTHING, title: words(number === 1 ? "streets-board-stack" : "streets-board-last-stack", { count: tiles }), tile: front, lines, chapter: "turn" };
}

/** What each owner would get if the street were counted now. */
export function incomes(desk: Desk, street: StreetsStreet): [player: number, dollars: number][] {
  const sums = new Map<number, number>();
  for (const tile of street.tiles) {
    const building = desk.buildings.get(tile);
    if (building?.worth && building.owner !== null) sums.set(building.owner, (sums.get(building.owner) ?? 0) + building.worth.total);
  }
  return [...sums].sort(([one], [other]) => one - other);
}

export function streetLines(desk: Desk, street: StreetsStreet): string[] {
  const { words, view, names } = desk;
  const tiles = street.tiles.map((tile) => nameOf(words, tile)).join(", ");
  const paid = incomes(desk, street).map(([player, dollars]) => words("streets-board-pays", { player: playerName(words, player, view, names), dollars }));
  return [words(`streets-board-street-${street.state}`, { count: street.tiles.length }), `${tiles}.`, ...paid];
}

function street(desk: Desk, found: StreetsStreet | undefined): Details | null {
  if (!found) return null;
  const [title = "", ...lines] = streetLines(desk, found);
  return { ...NOTHING, title, lines: [...lines, desk.words("streets-board-street-about")], chapter: "closing" };
}

function player(desk: Desk, number: number): Details | null {
  const { words, view, names } = desk;
  const found = view.players[number];
  if (!found) return null;
  const lines = desk.scoreOf(number).map(({ id, points }) => `${words(`streets-score-${id}`)}: ${dollars(words, points)}`);
  if (found.signs !== null) lines.push(words("streets-board-signs", { count: found.signs }));
  if (found.backs.length) lines.push(words("streets-board-hand-of", { symbols: symbolList(words, tally(found.backs)) }));
  for (const shown of found.shown) lines.push(words("streets-board-seen", { name: nameOf(words, shown.number) }));
  return { ...NOTHING, title: playerName(words, number, view, names), lines, chapter: found.seat === null ? "solo" : "overview" };
}

export function tally(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function advisor(desk: Desk, number: number): Details | null {
  const { words, view } = desk;
  const id = view.players[number]?.advisor;
  if (!id) return null;
  return { ...NOTHING, title: words(`streets-advisor-${id}`), lines: [words(`streets-advisor-${id}-about`)], chapter: "advisors" };
}

function token(desk: Desk, business: string): Details {
  const { words, view, names } = desk;
  const lines = [words("streets-board-tokens-left", { count: view.tokens[business] ?? 0 })];
  view.players.forEach((each, number) => lines.push(`${playerName(words, number, view, names)}: ${each.tokens[business] ?? 0}`));
  lines.push(words("streets-score-majorities-about"), words("streets-score-sets-about"));
  return { ...NOTHING, title: businessOf(words, business), lines, chapter: "business" };
}

/** Whom a group of people to move consists of, in words. */
export function groupText(desk: Desk, colour: string, people: number): string {
  return peopleList(desk.words, { [colour]: people });
}
