// The server's HTTP side, one function per route, typed by wire.ts. Every failure becomes a `Trouble` that carries the
// Fluent id of its reason.
import type {
  Cards,
  GameInfo,
  Lobby,
  Me,
  NewTable,
  Problem,
  Replay,
  ReplayPosition,
  SeatLink,
  TableInfo,
  TakeSeat,
  Verification,
} from "./wire";

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

let tell: (now: Me | null) => void = () => undefined;

/** Who is to know of everything we changed: when an answer has made us somebody, who that is. */
export function onChange(call: (now: Me | null) => void): void {
  tell = call;
}

/** `id name`, the name as in an address: a header holds no other letters. */
function personIn(header: string | null): Me | null {
  if (header === null) return null;
  const [id = "", name = ""] = header.split(" ");
  return { id, name: decodeURIComponent(name) };
}

const OFFLINE: Problem = { code: 0, message: "web-error-offline", field: "", args: {} };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  // The header is proof that our own page asks: no form and no foreign page can send it.
  const headers: Record<string, string> = method === "GET" ? {} : { "x-tabletown": "1" };
  const init: RequestInit = { method, headers };
  if (typeof body === "string") {
    init.body = body;
    headers["content-type"] = "text/plain; charset=utf-8";
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, init);
  } catch {
    throw new Trouble(OFFLINE);
  }
  if (method !== "GET") tell(personIn(response.headers.get("x-tabletown-me")));
  if (!response.ok) throw new Trouble(await problemIn(response));
  return response;
}

async function problemIn(response: Response): Promise<Problem> {
  const unknown = { code: response.status, message: "web-error-unknown", field: "", args: {} };
  try {
    const told = (await response.json()) as Partial<Problem>;
    return typeof told.message === "string" ? { ...unknown, ...told } : unknown;
  } catch {
    return unknown;
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const at = encodeURIComponent;

export const me = () => json<Me>("GET", "me");
export const rename = (name: string) => json<Me>("PUT", "me", { name });
export const arrive = () => json<Me>("POST", "me");
export const games = () => json<GameInfo[]>("GET", "games");
export const cards = (game: string, edition: string) =>
  json<Cards>("GET", `games/${at(game)}/cards?edition=${at(edition)}`);
export const lobby = () => json<Lobby>("GET", "tables");
export const table = (id: string) => json<TableInfo>("GET", `tables/${at(id)}`);
export const setTable = (wish: NewTable) => json<TableInfo>("POST", "tables", wish);
export const takeSeat = (id: string, seat: number, wish: TakeSeat) =>
  json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}`, wish);
export const leaveSeat = (id: string, seat: number) => json<TableInfo>("DELETE", `tables/${at(id)}/seats/${seat}`);
export const start = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/start`);
export const seatLink = (id: string, seat: number) => json<SeatLink>("POST", `tables/${at(id)}/seats/${seat}/link`);
export const useSeatLink = (token: string) => json<TableInfo>("POST", "seat-link", { token });
export const handOver = (id: string, seat: number) =>
  json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/hand-over`, {});
export const takeBackSeat = (id: string, seat: number) =>
  json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/return`);
export const replay = (id: string) => json<Replay>("GET", `tables/${at(id)}/replay`);
export const replayPosition = (id: string, step: number, seat: number) =>
  json<ReplayPosition>("GET", `tables/${at(id)}/replay/${step}?seat=${seat}`);
export const verification = (id: string) => json<Verification>("GET", `tables/${at(id)}/verify`);
export const recordPath = (id: string) => `/api/tables/${at(id)}/record`;
export const uploadRecord = (text: string) => json<TableInfo>("POST", "records", text);
