import { expect, test } from "vitest";
import { Since } from "./since.svelte";

test("what comes of my own turn is no news", () => {
  const since = new Since();
  since.press(4, false);
  since.press(7, false);
  expect(since.until).toBe(4);
  since.press(8, true);
  expect(since.until).toBe(Infinity);
});

test("a turn that ends without being ended counts too", () => {
  const since = new Since();
  since.press(4, false);
  since.end();
  expect(since.until).toBe(Infinity);
});
