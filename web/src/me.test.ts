import { beforeEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { Person, type Channel } from "./me.svelte";
import type { Me } from "./wire";

const nobody: Me = { id: "", name: "" };
const ann: Me = { id: "a1", name: "Ann" };
let told: unknown[];
let channel: Channel;
let person: Person;
let called: (string | null)[];

beforeEach(() => {
  told = [];
  channel = { onmessage: null, postMessage: (message) => told.push(message) };
  person = new Person(channel);
  called = [];
  person.follow(() => called.push(person.id));
});

function answers(...all: Me[]): void {
  vi.spyOn(api, "me").mockImplementation(async () => all.shift() ?? nobody);
}

test("whoever becomes somebody is known to those who follow, and to the other tabs", async () => {
  answers(nobody);
  await person.load();
  person.heard(ann);
  expect(called).toEqual(["", "a1"]);
  expect(told).toHaveLength(1);
  expect(person.forgotten).toBe(false);
});

test("a new name is told to the other tabs, but nobody has to connect anew", async () => {
  answers(ann);
  await person.load();
  person.heard({ ...ann, name: "Anna" });
  expect(person.name).toBe("Anna");
  expect(called).toEqual(["a1"]);
  expect(told).toHaveLength(1);
});

test("an old answer does not undo what came after its question", async () => {
  let answer: (now: Me) => void = () => undefined;
  vi.spyOn(api, "me").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const asked = person.load();
  person.heard(ann);
  answer(nobody);
  await asked;
  expect(person.id).toBe("a1");
});

test("nobody is asked for a name that the server knows, however late it says so", async () => {
  answers(ann);
  expect(await person.isNamed()).toBe(true);
  expect(called).toEqual(["a1"]);
});

test("whoever has no name yet, or no line, is asked for one", async () => {
  answers(nobody);
  expect(await person.isNamed()).toBe(false);
  vi.spyOn(api, "me").mockRejectedValue(new Error("no line"));
  expect(await new Person(null).isNamed()).toBe(false);
});

test("another tab that became somebody makes this one ask", async () => {
  answers(nobody, ann);
  await person.load();
  channel.onmessage?.({ data: "changed" } as MessageEvent);
  await vi.waitFor(() => expect(person.name).toBe("Ann"));
  expect(told).toEqual([]); // those who only heard of it do not pass it on
});

test("whoever is no longer known is told", async () => {
  answers(ann, nobody);
  await person.load();
  await person.load();
  expect(person.forgotten).toBe(true);
  person.understand();
  expect(person.forgotten).toBe(false);
});
