// The server's HTTP side, one function per route, typed by wire.ts. Every failure becomes a `HttpError` that carries the
// Fluent id of its reason.
import { line } from "./house/line.svelte";
import type {
  AskFeedback,
  AskHint,
  BeginLesson,
  Branches,
  CallWishes,
  Cards,
  ChangeTable,
  Day,
  DeviceCode,
  Done,
  Feedback,
  GameInfo,
  Hint,
  JudgedLine,
  LessonNow,
  Lobby,
  Me,
  MyCalls,
  MyGames,
  MyTendencies,
  NewBranch,
  NewTable,
  PaperCount,
  PaperTurn,
  Position,
  Printable,
  Problem,
  PushHere,
  Replay,
  ReviewNow,
  Say,
  SeatLink,
  SetupWish,
  ShownPicture,
  TableInfo,
  TakeSeat,
  TalkRules,
  TriedLine,
  TryLine,
  Verification,
  Waiting,
} from "./wire";

export class HttpError extends Error {
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

/** Milliseconds after which a line on which nothing comes counts as gone. */
const LATE = 15_000;
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
  const late = setTimeout(() => line.heard(false), LATE);
  try {
    response = await fetch(`/api/${path}`, init);
    line.heard(true);
  } catch {
    line.heard(false);
    throw new HttpError(OFFLINE);
  } finally {
    clearTimeout(late);
  }
  if (method !== "GET") tell(personIn(response.headers.get("x-tabletown-me")));
  if (!response.ok) throw new HttpError(await problemIn(response));
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

function sentWithThePage<T>(id: string): T | null {
  const sent = document.getElementById(id);
  sent?.remove();
  return sent?.textContent ? (JSON.parse(sent.textContent) as T) : null;
}

const at = encodeURIComponent;

export const me = () => json<Me>("GET", "me");
export const rename = (name: string) => json<Me>("PUT", "me", { name });
export const deviceCode = () => json<DeviceCode>("POST", "me/code");
export const signOutOthers = () => json<Me>("POST", "me/sign-out-others");
export const useDeviceCode = (code: string) => json<Me>("POST", "device", { code });
/** With the news whether the reader looks at this page, and so needs not be called. */
export const waiting = (looks: boolean) => json<Waiting>("GET", `waiting?looks=${looks}`);
export const myCalls = () => json<MyCalls>("GET", "me/calls");
export const wishCalls = (wishes: CallWishes) => json<MyCalls>("PUT", "me/calls", wishes);
export const pushHere = (to: PushHere) => json<MyCalls>("POST", "me/push", to);
export const pushStop = (endpoint: string) => json<MyCalls>("POST", "me/push/stop", { endpoint });
export const mailHere = (address: string, language: string) => json<MyCalls>("PUT", "me/mail", { address, language });
export const mailOff = () => json<MyCalls>("DELETE", "me/mail");
export const mailConfirm = (token: string) => json<Done>("POST", "mail/confirm", { token });
export const mailStop = (token: string) => json<Done>("POST", `mail/stop/${at(token)}`);
export const exportPath = "/api/me/export";
export const forgetMe = () => json<Me>("DELETE", "me");
export const arrive = () => json<Me>("POST", "me");
export const myGames = () => json<MyGames>("GET", "me/games");
/** The page was sent with them; only who asks again gets them from the server. */
export const games = async () => sentWithThePage<GameInfo[]>("games") ?? (await json<GameInfo[]>("GET", "games"));
export const printable = (game: string, edition: string) =>
  json<Printable>("GET", `games/${at(game)}/print?edition=${at(edition)}`);
/** Where a document to print is; the browser saves it. */
export const printPath = (game: string, part: string, wishes: Record<string, string>) =>
  `/api/games/${at(game)}/print/${at(part)}?${new URLSearchParams(wishes)}`;
/** The points of sheets that were written as text, as `tabletown score` reads them. */
export const countPaper = (game: string, text: string) => json<PaperCount>("POST", `games/${at(game)}/paper`, text);
/** What a printed opponent does on a table that was written down like that. */
export const paperTurn = (game: string, text: string) => json<PaperTurn>("POST", `games/${at(game)}/turn`, text);
/** What a phone keeps of a whole game at a real table: cards, rounds, tiles; new ones each time. */
export const tableDeal = <Deal>(game: string, edition: string, seats: number, options: Record<string, string>) =>
  json<Deal>("GET", `games/${at(game)}/deal?${new URLSearchParams({ ...options, edition, seats: String(seats) })}`);
export const cards = (game: string, edition: string) =>
  json<Cards>("GET", `games/${at(game)}/cards?edition=${at(edition)}`);
export const lobby = () => json<Lobby>("GET", "tables");
export const table = (id: string) => json<TableInfo>("GET", `tables/${at(id)}`);
/** What stands against a table that is being set; null when nothing does. */
export const conflict = (wish: SetupWish) => json<Problem | null>("POST", "setups", wish);
export const setTable = (wish: NewTable) => json<TableInfo>("POST", "tables", wish);
export const takeSeat = (id: string, seat: number, wish: TakeSeat) =>
  json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}`, wish);
export const changeTable = (id: string, wish: ChangeTable) => json<TableInfo>("PUT", `tables/${at(id)}`, wish);
export const letGo = (id: string, seat: number) => json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/let-go`);
export const handHosting = (id: string, seat: number) => json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/host`);
export const say = (id: string, wish: Say) => json<TableInfo>("POST", `tables/${at(id)}/talk`, wish);
export const talkRules = (id: string, rules: TalkRules) => json<TableInfo>("PUT", `tables/${at(id)}/talk`, rules);
export const nudge = (id: string, seat: number) => json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/nudge`);
export const mute = (id: string, said: number) => json<TableInfo>("POST", `tables/${at(id)}/talk/${said}/mute`);
export const unmute = (id: string, said: number) => json<TableInfo>("DELETE", `tables/${at(id)}/talk/${said}/mute`);
export const leaveSeat = (id: string, seat: number) => json<TableInfo>("DELETE", `tables/${at(id)}/seats/${seat}`);
export const leave = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/leave`);
export const remove = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/remove`);
export const hide = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/hide`);
export const comeBack = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/come-back`);
export const playAgain = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/again`);
export const start = (id: string) => json<TableInfo>("POST", `tables/${at(id)}/start`);
export const seatLink = (id: string, seat: number) => json<SeatLink>("POST", `tables/${at(id)}/seats/${seat}/link`);
export const useSeatLink = (token: string) => json<TableInfo>("POST", "seat-link", { token });
export const handOver = (id: string, seat: number) =>
  json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/hand-over`, {});
export const takeBackSeat = (id: string, seat: number) =>
  json<TableInfo>("POST", `tables/${at(id)}/seats/${seat}/return`);
export const replay = (id: string) => json<Replay>("GET", `tables/${at(id)}/replay`);
export const replayPosition = (id: string, step: number, seat: number) =>
  json<Position>("GET", `tables/${at(id)}/replay/${step}?seat=${seat}`);
export const review = (id: string) => json<ReviewNow>("GET", `tables/${at(id)}/review`);
export const askReview = (id: string) => json<ReviewNow>("POST", `tables/${at(id)}/review`);
export const tryLine = (id: string, turn: number, wish: TryLine) => json<TriedLine>("POST", `tables/${at(id)}/review/${turn}`, wish);
export const judgeLine = (id: string, turn: number, wish: TryLine) => json<JudgedLine>("POST", `tables/${at(id)}/review/${turn}/judge`, wish);
export const verification = (id: string) => json<Verification>("GET", `tables/${at(id)}/verify`);
export const recordPath = (id: string) => `/api/tables/${at(id)}/record`;
export const day = (day: string) => json<Day>("GET", `days/${at(day)}`);
export const beginTry = (day: string, game: string) => json<TableInfo>("POST", `days/${at(day)}/${at(game)}`, {});
export const beginLesson = (game: string, lesson: string, wish: BeginLesson) =>
  json<TableInfo>("POST", `lessons/${at(game)}/${at(lesson)}`, wish);
export const lesson = (id: string, read: number) => json<LessonNow>("GET", `tables/${at(id)}/lesson?read=${read}`);
export const branchOff = (id: string, wish: NewBranch) => json<TableInfo>("POST", `tables/${at(id)}/branches`, wish);
export const nameBranch = (id: string, title: string) => json<TableInfo>("PUT", `tables/${at(id)}/title`, { title });
export const myTendencies = () => json<MyTendencies>("GET", "me/tendencies");
export const branches = () => json<Branches>("GET", "branches");
export const feedback = (id: string, wish: AskFeedback) => json<Feedback>("POST", `tables/${at(id)}/feedback`, wish);
export const hint = (id: string, wish: AskHint) => json<Hint>("POST", `tables/${at(id)}/hint`, wish);
export const uploadRecord = (text: string) => json<TableInfo>("POST", "records", text);

/** The rules of a game in pictures. */
export const pictures = (game: string) => json<ShownPicture[]>("GET", `games/${at(game)}/pictures`);
