import { expect, test } from "vitest";
import type { StreetsView } from "../../wire";
import type { Words } from "../board";
import { tell } from "./tell";

const said: Words = (id, args) => `${id} ${JSON.stringify(args ?? {})}`;
const building = (x: number, y: number, side: string, number: number) => ({ x, y, side, tile: { number } });
const view = { buildings: [building(0, 0, "south", 46), building(2, 1, "east", 47)] } as unknown as StreetsView;
const build = (x: number, y: number, side: number) => tell(view, { kind: "build", fields: { x, y, side } }, said);

test("a place is told by the building beside it, and by the one whose road it prolongs", () => {
  expect(build(-1, 0, 3)).toMatch(/^streets-move-build-beside .*"direction":4/);
  expect(build(0, 1, 2)).toMatch(/"direction":3/);
  expect(build(1, 1, 2)).toMatch(/^streets-move-build-beside .*"direction":4/); // west of the one with a road in the east
  expect(build(0, -1, 1)).toMatch(/"direction":1/);
});

test("whoever builds on a building is told on which", () => {
  expect(build(0, 0, 1)).toMatch(/^streets-move-build-on .*"side":1/);
});

test("what has no place is told as ever", () => {
  expect(tell(view, { kind: "done", fields: {} }, said)).toBe("streets-move-done {}");
});
