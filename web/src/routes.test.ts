import { describe, expect, test } from "vitest";
import { pathOf, routeOf, type Route } from "./routes";

const at = (path: string) => routeOf(new URL(path, "http://table.town"));

describe("an address leads to its page", () => {
  const pages: [string, Route][] = [
    ["/", { page: "home" }],
    ["/new/welcome", { page: "new", game: "welcome" }],
    ["/table/a%2Fb", { page: "table", table: "a/b" }],
    ["/table/x/verify", { page: "verify", table: "x" }],
    ["/table/x/replay", { page: "replay", table: "x", step: null, seat: null }],
    ["/table/x/replay?step=17&seat=2", { page: "replay", table: "x", step: 17, seat: 2 }],
    ["/table/x/replay?step=17&seat=2&review=1", { page: "replay", table: "x", step: 17, seat: 2, review: true }],
    ["/seat/tok", { page: "seat", token: "tok" }],
    ["/device", { page: "device" }],
    ["/mail/stop", { page: "mail", deed: "stop" }],
    ["/rules/welcome", { page: "rules", game: "welcome", chapter: "" }],
    ["/rules/welcome/bis", { page: "rules", game: "welcome", chapter: "bis" }],
    ["/cards/welcome", { page: "cards", game: "welcome", edition: "" }],
    ["/count/streets", { page: "paper", game: "streets" }],
    ["/count/welcome?edition=collectors", { page: "paper", game: "welcome", edition: "collectors" }],
    ["/companion/welcome", { page: "companion", game: "welcome" }],
    ["/record", { page: "record" }],
    ["/settings", { page: "settings" }],
    ["/me", { page: "me" }],
    ["/day", { page: "day", day: "" }],
    ["/day/2026-11-17", { page: "day", day: "2026-11-17" }],
  ];
  test.each(pages)("%s", (path, route) => {
    expect(at(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });
});

test.each(["/nowhere", "/table", "/table/x/deck", "/new/a/b", "/table/x/replay/1/2", "/%E0%A4%A"])("%s is lost", (path) => {
  expect(at(path)).toEqual({ page: "lost" });
});

test("a strange step in a replay link is the beginning, not an error", () => {
  expect(at("/table/x/replay?step=-1&seat=1e9")).toEqual({ page: "replay", table: "x", step: null, seat: null });
});
