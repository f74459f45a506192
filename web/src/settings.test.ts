import { expect, test } from "vitest";
import { read } from "./settings.svelte";

test("what was kept comes back", () => {
  const kept = { language: "uk", theme: "dark", motion: "off", pace: "calm", sound: true, confirm: false, notify: true, feedback: true, plain: true };
  expect(read(JSON.stringify(kept))).toEqual(kept);
});

test("sound is off and the end of a turn is confirmed until somebody says otherwise", () => {
  expect(read(null)).toMatchObject({ sound: false, confirm: true, notify: false, feedback: false, plain: false, theme: "system", pace: "system" });
});

test.each(["not json", "[]", "null", '{"theme": "pink", "sound": "loud"}'])("%s does no harm", (text) => {
  expect(read(text)).toEqual(read(null));
});
