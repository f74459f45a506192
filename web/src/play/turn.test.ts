import { expect, test } from "vitest";
import { Turn } from "./turn.svelte";

const take = { kind: "take", fields: { column: 2 } };
const build = { kind: "build", fields: { floor: 1, column: 2 } };
const done = { kind: "done", fields: {} };

test("a turn is what was decided and not taken back, until it is ended", () => {
  const turn = new Turn();
  turn.play(take, false);
  turn.play(build, false);
  turn.takeBack();
  turn.play(build, false);
  expect(turn.ended).toBeNull();
  turn.play(done, true);
  expect(turn.ended).toEqual([take, build, done]);
  expect(turn.made).toEqual([]);
});

test("begun anew, nothing has been decided", () => {
  const turn = new Turn();
  turn.play(take, false);
  turn.restart();
  turn.play(done, true);
  expect(turn.ended).toEqual([done]);
});

test("a turn with a hint is nobody's own", () => {
  const turn = new Turn();
  turn.helped = true;
  turn.play(done, true);
  expect(turn.ended).toBeNull();
  turn.play(done, true);
  expect(turn.ended).toEqual([done]);
});
