import { beforeAll, expect, test } from "vitest";
import { subjectsOf } from "../../words/bundles";
import { t, words } from "../../words/words.svelte";
import { Names } from "./names";
import { outline, type Line } from "./outline";

const games = ["welcome", "streets", "dream_home", "happy_city"];
const has = (id: string) => words.has(id);

beforeAll(async () => {
  await words.speak("ru");
  await words.need("plain", "catalogue", ...games.flatMap(subjectsOf));
});

function read(game: string, view: unknown): string {
  const told = (line: Line): string => (line.below.length ? `${line.label} [${line.below.map(told).join("; ")}]` : `${line.label}: ${line.text}`);
  return outline(view, new Names(game, has, t), ["Ann", "Ben"]).map(told).join("; ");
}

test("cards, kinds and colours are called by their names", () => {
  expect(read("streets", { tile: { id: "flea_market", kind: "hipster", symbols: { hipster: 1, wild: 1 }, value: "set", of: ["hipster"] } })).toBe(
    "Клетка [Название: Блошиный рынок; Вид: хипстер; Символы [хипстер: 1; смешанный: 1]; Ценность: пары; За что: хипстер]",
  );
  expect(read("streets", { side: "north", state: "open", tiles: [3, 7] })).toBe(
    "Сторона: Север; Состояние: Открытая улица из 2 построек.; Клетки: 3, 7",
  );
  expect(read("streets", { advisor: "hacker", tokens: { leisure: 2 } })).toBe("Советник: Хакер; Жетоны [досуг: 2]");
  expect(read("dream_home", { room: { kind: "living", group: "regular", next_to: null }, comfort: ["bathrooms"] })).toBe(
    "Комната [Вид: гостиная; Группа: Обычные комнаты; Рядом: –]; Удобство: Ванная на обоих этажах",
  );
  expect(read("dream_home", { resource: { group: "roof", name: "blue", window: true } })).toContain("синяя крыша с окном");
  expect(read("happy_city", { card: { kind: "market", id: "blue", colour: "blue" }, needs: { green: 2 } })).toBe(
    "Карта [Вид: Рынки; Название: Синий рынок; Цвет: синий]; Нужно [зелёный: 2]",
  );
});

test("an effect, a plan, a move and a refusal are told as sentences, and what they are made of is not told again", () => {
  expect(read("happy_city", { effect: "discount", figures: { colour: "blue", amount: 3 } })).toBe(
    "Эффект: Цена синих карт для вас меньше на 3.",
  );
  expect(read("happy_city", { refusal: "happy_city.buy.coins" })).toBe("Почему нельзя: У вас не хватает монет.");
  expect(read("welcome", { plans: [{ id: "1-estates-44", kind: "estates", sizes: [4, 4], expert: false }] })).toBe(
    "Планы [1 [Вид: Завершённые жилые группы: 4, 4; Размеры: 4, 4; Экспертный вариант: нет]]",
  );
  expect(read("welcome", { last: [[{ kind: "write", fields: { number: 8, street: 2, house: 5 } }]] })).toContain("8: улица 2, дом 5");
});

test("how cards are dealt and what lies on top have words too", () => {
  expect(read("welcome", { way: "stacks", top: "solo" })).toBe("Как раздаются карты: Комбинации; Сверху: Сверху карта одиночной игры");
  expect(read("welcome", { way: "draft", top: "park" })).toBe("Как раздаются карты: Передача карт; Сверху: Сквер");
});

test("a game of another package is read as it is written", () => {
  expect(read("pips", { id: "red_die", last_roll: "a_one" })).toBe("Название: red die; last roll: a one");
});
