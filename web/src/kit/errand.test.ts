// What somebody who waits is told.
import { expect, test } from "vitest";
import { Errand } from "./errand.svelte";

test("it is under way until it is done", async () => {
  const errand = new Errand();
  let done = (): void => undefined;
  const went = errand.run(() => new Promise<void>((resolve) => (done = resolve)));
  expect(errand.busy).toBe(true);
  done();
  expect(await went).toBe(true);
  expect([errand.busy, errand.problem]).toEqual([false, null]);
});

test("what came in between is told until the next try", async () => {
  const errand = new Errand();
  expect(await errand.run(() => Promise.reject(new Error("no line")))).toBe(false);
  expect([errand.busy, errand.problem]).toEqual([false, new Error("no line")]);
  void errand.run(() => Promise.resolve());
  expect([errand.busy, errand.problem]).toEqual([true, null]);
});
