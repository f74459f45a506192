// What the panel says about the place pointed at: a title, sentences, what it would bring, and the chapter of the rules.
import type { DreamHomeColumn, DreamHomeHouseView, DreamHomeResource, DreamHomeRoom } from "../../wire";
import { spoken } from "../common/spoken";
import type { Desk } from "./desk.svelte";
import { insideText, resourceLines, resourceName, roomLines, roomName } from "./say";

export interface Details {
  title: string;
  lines: string[];
  /** A second card that is explained with the first. */
  also?: { title: string; lines: string[] };
  gain: number | null;
  chapter: string;
}

const CHAPTERS: Record<string, string> = { roof: "roofs", decor: "decor", tool: "tools", helper: "helpers" };

export function detailsOf(desk: Desk, id: string): Details | null {
  const [kind, ...rest] = id.split("-");
  const { view, words } = desk;
  const [first = 0, second = 0, third = 0] = rest.map(Number);
  switch (kind) {
    case "column":
      return column(desk, view.columns[first - 1]) ?? plain(words("dream_home-board-column", { column: first }), [words("dream_home-board-column-empty", { column: first })], "round");
    case "hand":
      return hand(desk, rest[0] ?? "");
    case "cell":
      return cell(desk, view.houses[first], id, second, third);
    case "tool":
    case "helper":
      return {
        title: words("dream_home-resource", { resource: rest[0]! }),
        lines: [words(`dream_home-${kind}-${rest[0]}-about`)],
        gain: null,
        chapter: `${kind}s`,
      };
    case "discard":
      return room(desk, view.room_discard.find(({ card }) => Number(card) === first), null);
    case "roof":
      return plain(words("dream_home-roof", spoken("dream_home", { colour: first, window: second })), [words("dream_home-board-roof-about")], "roofs");
    case "pile":
      return plain(words("dream_home-board-pile", { count: view.houses[first]?.roofs ?? 0 }), [words("dream_home-score-roof-about")], "roofs");
    case "car":
      return plain(words("dream_home-board-car"), [words("dream_home-board-car-about")], "car");
    case "first":
      return plain(words("dream_home-resource", { resource: "token" }), [words("dream_home-board-first-about")], "round");
    case "comfort":
      return plain(words(`dream_home-comfort-${rest[0]}`), [words("dream_home-score-comfort-about")], "end");
    default:
      return null;
  }
}

function plain(title: string, lines: string[], chapter: string): Details {
  return { title, lines, gain: null, chapter };
}

function room(desk: Desk, printed: DreamHomeRoom | null | undefined, gain: number | null): Details | null {
  if (!printed) return null;
  return { title: roomName(desk.words, printed.kind), lines: roomLines(desk.words, printed), gain, chapter: "rooms" };
}

function resource(desk: Desk, printed: DreamHomeResource): Details {
  const { words } = desk;
  return plain(resourceName(words, printed), resourceLines(words, printed), CHAPTERS[printed.group] ?? "round");
}

function column(desk: Desk, shown: DreamHomeColumn | undefined): Details | null {
  const { words } = desk;
  const best = shown?.fits.length ? Math.max(...shown.fits.map(({ gain }) => gain)) : null;
  const told = room(desk, shown?.room, best);
  if (!shown || !told) return null;
  if (!shown.fits.length && desk.seat >= 0) told.lines.push(words("dream_home-board-fits-nowhere"));
  if (shown.resource) told.also = resource(desk, shown.resource);
  else if (shown.first_player) told.also = plain(words("dream_home-resource", { resource: "token" }), [words("dream_home-board-token-about")], "round");
  return told;
}

function hand(desk: Desk, card: string): Details | null {
  const { hand: held } = desk.view;
  if (card === "resource") return held.resource ? resource(desk, held.resource) : null;
  const told = room(desk, held.room, null);
  if (told && desk.targets.has("hand-room")) told.lines.push(desk.words("dream_home-board-turn-over"));
  return told;
}

function cell(desk: Desk, house: DreamHomeHouseView | undefined, id: string, floor: number, at: number): Details | null {
  const there = house?.cells.find((each) => each.floor === floor && each.column === at);
  if (!house || !there) return null;
  const { words } = desk;
  const move = desk.targets.get(id)?.move;
  const lines = move ? [words(`dream_home-move-${move.kind}`, spoken("dream_home", move.fields))] : [];
  const { room: held } = desk.view.hand;
  if (move?.kind === "build" && held) return { ...room(desk, held, move.gain)!, lines: [...lines, ...roomLines(words, held)], chapter: "placing" };
  if (!move || there.room) lines.push(insideText(words, house, there));
  if (!move && there.room && !there.face_down) lines.push(...roomLines(words, there.room));
  const fit = desk.fits.find((each) => each.floor === floor && each.column === at);
  return { title: words("dream_home-place", { floor, column: at }), lines, gain: move?.gain ?? fit?.gain ?? null, chapter: "placing" };
}
