import { beforeAll, expect, test } from "vitest";
import { named, promptLine, seatName, tagsOf, turnLine } from "./people";
import type { Message, Position, SeatState } from "./wire";
import { LANGUAGES } from "./words/bundles";
import { words } from "./words/words.svelte";

const bot = (seat: number, character: string) => ({ seat, kind: "bot", name: "", level: "greedy", character }) as SeatState;

beforeAll(() => words.speak("en"));

test("bots are called by their names, in the reader's language", async () => {
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await words.speak(language);
    said.push(seatName(named([bot(0, "mira")])[0]!));
  }
  await words.speak("en");
  expect(said).toEqual(["Mira", "Мира", "Міра"]);
});

test("two bots of one name are counted", () => {
  expect(named([bot(0, "otto"), bot(1, "mira"), bot(2, "otto")]).map(seatName)).toEqual(["Otto", "Mira", "Otto 2"]);
});

test("a bot's level stands beside its name", () => {
  expect(tagsOf(bot(0, "mira"), [])).toEqual(["Normal"]);
});

test("somebody for whom a bot plays keeps their name", () => {
  const seat = { ...bot(1, ""), name: "Ben", handed_over: true };
  expect(seatName(named([seat])[0]!)).toBe("Ben");
  expect(tagsOf(seat, [seat])).toEqual([]);
});

const ask = { message: "happy_city-prompt-market", args: {} };
const idle = { message: "table-prompt-waiting", args: {} };
const position = (prompt: Message, legal: unknown[]) => ({ seat: 0, prompt, legal }) as Position;
const ann = (thinking: boolean) => ({ seat: 0, kind: "person", name: "Ann", mine: true, thinking }) as SeatState;
const mira = (thinking: boolean) => ({ ...bot(1, "mira"), thinking });

test("the prompt asks only whoever may decide, and says by name who else does", async () => {
  await words.need("happy_city");
  expect(promptLine(position(ask, [1]), [ann(true), mira(false)], true)).toBe("Choose the market with which your city begins");
  expect(promptLine(position(idle, []), [ann(false), mira(true)], false)).toBe("Mira is deciding");
  const both = [ann(false), mira(true), { ...bot(2, "otto"), thinking: true }];
  expect(promptLine(position(idle, []), both, false)).toBe("Mira and Otto are deciding");
});

test("while the seats are ahead of the position nobody is asked in place of another", () => {
  expect(promptLine(position(ask, [1]), [ann(false), mira(true)], false)).toBe("Mira is thinking");
  expect(promptLine(position(idle, []), [ann(true), mira(false)], false)).toBe("Your turn");
});

test("a seat that a bot plays for me asks me nothing", () => {
  const handed = { ...ann(true), kind: "bot" as const, handed_over: true };
  expect(promptLine(position(ask, [1]), [handed, mira(false)], false)).toBe("Ann is thinking");
});

test("whose turn it is, by name", () => {
  expect(turnLine([{ ...bot(0, "mira"), thinking: true }])).toBe("Mira is thinking");
});
