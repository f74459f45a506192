// The board in words, for screen readers and the panel of details: names of cards, what is printed on them, what a move
// does. Every sentence comes from the Fluent files.
import type { DreamHomeCell, DreamHomeHouseView, DreamHomeResource, DreamHomeRoom } from "../../wire";
import type { Legal, Words } from "../board";
import { spoken } from "../common/spoken";

/** Moves whose gain is told even when it is nothing, as the figure on the cell does. */
const GAINFUL = ["build", "furnish", "into", "scaffold", "token", "swap"];
export const COLOURS = ["red", "brown", "green", "blue"];

/** A change as people write it: +3, −2, ±0. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

export function roomName(words: Words, kind: string): string {
  return words("dream_home-room", { room: kind });
}

export function resourceName(words: Words, resource: DreamHomeResource): string {
  if (resource.group !== "roof") return words("dream_home-resource", { resource: resource.name });
  return words("dream_home-roof", { colour: resource.name, window: resource.window ? 1 : 0 });
}

/** What is printed on a room card. */
export function roomLines(words: Words, room: DreamHomeRoom): string[] {
  const lines = [pointsLine(words, room), words("dream_home-board-group", { group: room.group })];
  if (room.children) lines.push(words("dream_home-board-children", { count: room.children }));
  return lines;
}

function pointsLine(words: Words, room: DreamHomeRoom): string {
  const points = room.points.join(" / ");
  if (room.next_to) return words("dream_home-board-points-next-to", { points, room: room.next_to, more: room.points_next_to ?? 0 });
  return words(room.most > 1 ? "dream_home-board-points-cards" : "dream_home-board-points", { points });
}

/** What a resource card is for. */
export function resourceLines(words: Words, resource: DreamHomeResource): string[] {
  const { group, name } = resource;
  if (group === "tool" || group === "helper") return [words(`dream_home-${group}-${name}-about`)];
  if (group === "roof") return [words("dream_home-board-roof-about")];
  return [words("dream_home-board-points", { points: String(resource.points ?? 0) }), roomsLine(words, resource)];
}

function roomsLine(words: Words, { rooms }: DreamHomeResource): string {
  if (!rooms.length) return words("dream_home-board-decor-beside");
  return words("dream_home-board-decor-rooms", { rooms: rooms.map((room) => roomName(words, room)).join(", ") });
}

/** A cell of a house and what is in it. */
export function cellText(words: Words, house: DreamHomeHouseView, cell: DreamHomeCell): string {
  const where = words("dream_home-place", { floor: cell.floor, column: cell.column });
  return `${where}: ${insideText(words, house, cell)}`;
}

export function insideText(words: Words, house: DreamHomeHouseView, cell: DreamHomeCell): string {
  if (cell.face_down) return words("dream_home-board-empty");
  if (cell.scaffold) return words("dream_home-resource", { resource: "scaffolding" });
  if (!cell.room) return words("dream_home-board-free");
  const room = roomOf(house, cell);
  const parts = [roomName(words, cell.room.kind)];
  if (room) parts.push(words("dream_home-board-size", { cards: room.cards, points: room.points }));
  if (cell.token) parts.push(words("dream_home-item", { item: cell.token }));
  if (cell.finished) parts.push(words("dream_home-board-finished"));
  return parts.join(", ");
}

/** The room that an open card belongs to. */
function roomOf(house: DreamHomeHouseView, cell: DreamHomeCell) {
  return house.rooms.find(
    (room) => room.floor === cell.floor && room.column <= cell.column && cell.column < room.column + room.cards,
  );
}

export function moveText(words: Words, move: Legal): string {
  const text = words(`dream_home-move-${move.kind}`, spoken("dream_home", move.fields));
  const counts = move.gain !== 0 || GAINFUL.includes(move.kind);
  return counts ? words("dream_home-board-gain", { move: text, gain: signed(move.gain) }) : text;
}
