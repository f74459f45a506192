import { expect, test } from "vitest";
import { preferred } from "./bundles";
import { ago } from "./dates";
import { t, words } from "./words.svelte";

test.each([
  [["uk-UA", "en"], "uk"],
  [["de", "ru-RU", "en"], "ru"],
  [["de", "fr"], "en"],
  [[], "en"],
])("whoever reads %j is addressed in %s", (wishes, language) => {
  expect(preferred(wishes)).toBe(language);
});

test("a language is spoken with its own plurals", async () => {
  await words.speak("ru");
  expect([1, 2, 5, 21].map((count) => t("web-days", { count }))).toEqual(["1 день", "2 дня", "5 дней", "21 день"]);
  expect(document.documentElement.lang).toBe("ru");
  await words.speak("uk");
  expect([1, 2, 5].map((count) => t("web-days", { count }))).toEqual(["1 день", "2 дні", "5 днів"]);
});

test("a game's words come when they are needed and stay through a change of language", async () => {
  await words.speak("en");
  expect(words.has("welcome-name")).toBe(false);
  await words.need("welcome", "welcome_shelf");
  expect(t("welcome-rule-turn-order")).not.toBe("welcome-rule-turn-order");
  const english = t("welcome-about");
  await words.speak("uk");
  expect(words.has("welcome-about")).toBe(true);
  expect(t("welcome-about")).not.toBe(english);
});

test("words asked for while a language is on its way come in that language", async () => {
  const spoken = words.speak("ru");
  const needed = words.need("happy_city_shelf");
  const changed = words.speak("uk");
  await needed;
  expect(t("happy_city-about")).toMatch(/[іїє]/);
  await Promise.all([spoken, changed]);
  expect([words.language, words.has("happy_city-name"), words.has("web-title")]).toEqual(["uk", true, true]);
});

test("the chapters of the rules come in reading order", async () => {
  await words.speak("en");
  await words.need("welcome");
  const chapters = words.ids("welcome-rules-", "-title");
  expect(chapters[0]).toBe("overview");
  expect(chapters.indexOf("round")).toBeLessThan(chapters.indexOf("scoring"));
});

test("what is not known is said by its id", () => {
  expect(t("web-no-such-words")).toBe("web-no-such-words");
});

test("names are put in as they are, without marks around them", async () => {
  await words.speak("en");
  expect(t("web-pass-take", { name: "<b>Ann</b>" })).toBe("I am <b>Ann</b>");
});

test.each([
  [30, "now"],
  [-90, "1 minute ago"],
  [-7200, "2 hours ago"],
  [-86_400, "yesterday"],
  [3 * 86_400, "in 3 days"],
])("%i seconds from now is %s", (seconds, said) => {
  expect(ago(1e12 + seconds * 1000, 1e12, "en")).toBe(said);
});
