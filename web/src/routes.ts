// The addresses of the app and what they mean. Pure: from an address to a route and back.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | null; seat: number | null }
  | { page: "verify"; table: string }
  | { page: "seat"; token: string }
  | { page: "rules"; game: string; chapter: string }
  | { page: "cards"; game: string; edition: string }
  | { page: "record" }
  | { page: "settings" }
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
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "rules" && second) return { page: "rules", game: second, chapter: third };
  if (first === "cards" && second) return { page: "cards", game: second, edition: third };
  if (first === "seat" && second && !third) return { page: "seat", token: second };
  if (first === "record" && !second) return { page: "record" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "table" && second) return tableRoute(second, third, url.searchParams);
  return { page: "lost" };
}

function tableRoute(table: string, part: string, query: URLSearchParams): Route {
  if (part === "") return { page: "table", table };
  if (part === "verify") return { page: "verify", table };
  if (part === "replay") return { page: "replay", table, step: count(query.get("step")), seat: count(query.get("seat")) };
  return { page: "lost" };
}

export function pathOf(route: Route): string {
  const name = encodeURIComponent;
  switch (route.page) {
    case "home":
      return "/";
    case "new":
      return `/new/${name(route.game)}`;
    case "table":
      return `/table/${name(route.table)}`;
    case "replay":
      return `/table/${name(route.table)}/replay${replayQuery(route.step, route.seat)}`;
    case "verify":
      return `/table/${name(route.table)}/verify`;
    case "seat":
      return `/seat/${name(route.token)}`;
    case "rules":
      return `/rules/${name(route.game)}${route.chapter ? `/${name(route.chapter)}` : ""}`;
    case "cards":
      return `/cards/${name(route.game)}${route.edition ? `/${name(route.edition)}` : ""}`;
    case "record":
    case "settings":
      return `/${route.page}`;
    case "lost":
      return "/lost";
  }
}

function replayQuery(step: number | null, seat: number | null): string {
  const query = new URLSearchParams();
  if (step !== null) query.set("step", String(step));
  if (seat !== null) query.set("seat", String(seat));
  return query.size ? `?${query}` : "";
}

/** What a page is about. While it stays the same, the page stays; when it changes, the page begins anew. */
export function subjectOf(route: Route): string {
  if ("table" in route) return route.table;
  if ("game" in route) return route.game;
  return "token" in route ? route.token : "";
}
