// The addresses of the app and what they mean. Pure: from an address to a route and back.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; alone?: boolean }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | null; seat: number | null; review?: boolean }
  | { page: "verify"; table: string }
  | { page: "seat"; token: string }
  | { page: "rules"; game: string; chapter: string }
  | { page: "cards"; game: string; edition: string }
  | { page: "paper"; game: string; edition?: string }
  | { page: "companion"; game: string }
  | { page: "record" }
  | { page: "settings" }
  | { page: "device" }
  | { page: "mail"; deed: "confirm" | "stop" }
  | { page: "day"; day: string }
  | { page: "me" }
  | { page: "lost" };

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function pieces(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["%"]; // no address of ours
  }
}

export function routeOf(url: URL): Route {
  const [first = "", second = "", third = "", ...rest] = pieces(url.pathname);
  if (rest.length) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "new" && second && !third) return { page: "new", game: second, ...(url.searchParams.has("alone") && { alone: true }) };
  if (first === "rules" && second) return { page: "rules", game: second, chapter: third };
  if (first === "cards" && second) return { page: "cards", game: second, edition: third };
  if (first === "count" && second && !third) return { page: "paper", game: second, ...editionOf(url) };
  if (first === "companion" && second && !third) return { page: "companion", game: second };
  if (first === "seat" && second && !third) return { page: "seat", token: second };
  if (first === "record" && !second) return { page: "record" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "mail" && (second === "confirm" || second === "stop") && !third) return { page: "mail", deed: second };
  if (first === "device" && !second) return { page: "device" };
  if (first === "me" && !second) return { page: "me" };
  if (first === "day" && !third) return { page: "day", day: second };
  if (first === "table" && second) return tableRoute(second, third, url.searchParams);
  return { page: "lost" };
}

/** The box from which a sheet is written that a phone at the table has handed round. */
function editionOf(url: URL): { edition?: string } {
  const edition = url.searchParams.get("edition");
  return edition ? { edition } : {};
}

function tableRoute(table: string, part: string, query: URLSearchParams): Route {
  if (part === "") return { page: "table", table };
  if (part === "verify") return { page: "verify", table };
  if (part === "replay") return { page: "replay", table, step: count(query.get("step")), seat: count(query.get("seat")), ...(query.has("review") && { review: true }) };
  return { page: "lost" };
}

export function pathOf(route: Route): string {
  const name = encodeURIComponent;
  switch (route.page) {
    case "home":
      return "/";
    case "new":
      return `/new/${name(route.game)}${route.alone ? "?alone" : ""}`;
    case "table":
      return `/table/${name(route.table)}`;
    case "replay":
      return `/table/${name(route.table)}/replay${replayQuery(route.step, route.seat, route.review ?? false)}`;
    case "verify":
      return `/table/${name(route.table)}/verify`;
    case "seat":
      return `/seat/${name(route.token)}`;
    case "rules":
      return `/rules/${name(route.game)}${route.chapter ? `/${name(route.chapter)}` : ""}`;
    case "cards":
      return `/cards/${name(route.game)}${route.edition ? `/${name(route.edition)}` : ""}`;
    case "companion":
      return `/companion/${name(route.game)}`;
    case "paper":
      return `/count/${name(route.game)}${route.edition ? `?edition=${name(route.edition)}` : ""}`;
    case "record":
    case "settings":
    case "device":
    case "me":
      return `/${route.page}`;
    case "mail":
      return `/mail/${route.deed}`;
    case "day":
      return route.day ? `/day/${name(route.day)}` : "/day";
    case "lost":
      return "/lost";
  }
}

function replayQuery(step: number | null, seat: number | null, review: boolean): string {
  const query = new URLSearchParams();
  if (step !== null) query.set("step", String(step));
  if (seat !== null) query.set("seat", String(seat));
  if (review) query.set("review", "1");
  return query.size ? `?${query}` : "";
}

/** What a page is about. While it stays the same, the page stays; when it changes, the page begins anew. */
export function subjectOf(route: Route): string {
  if ("table" in route) return route.table;
  if ("game" in route) return route.game;
  if ("day" in route) return route.day;
  return "token" in route ? route.token : "";
}
