import { afterEach, expect, test } from "vitest";
import { deedOf } from "./keys";

function press(code: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  let deed: ReturnType<typeof deedOf> = null;
  const listen = (event: KeyboardEvent) => (deed = deedOf(event));
  addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...init }));
  removeEventListener("keydown", listen);
  return deed;
}

afterEach(() => document.body.replaceChildren());

test("C is done on a Cyrillic layout too, where the same key writes с", () => {
  expect(press("KeyC", { key: "с" })).toBe("done");
});

test.each([
  ["Backspace", "take_back"],
  ["Escape", "restart"],
  ["KeyL", "log"],
  ["KeyR", "rules"],
  ["KeyT", "talk"],
  ["KeyH", "hint"],
  ["F1", "help"],
])("%s means %s", (code, deed) => {
  expect(press(code)).toBe(deed);
});

test("the browser's own combinations stay the browser's", () => {
  expect(press("KeyC", { ctrlKey: true })).toBeNull();
  expect(press("KeyR", { metaKey: true })).toBeNull();
});

test("whoever writes in a field or reads in a sheet is left alone", () => {
  for (const tag of ["input", "textarea", "dialog"]) {
    const place = document.body.appendChild(document.createElement(tag));
    expect(press("Backspace", {}, place)).toBeNull();
  }
});

test("Esc closes an open popover and leaves the turn as it is", () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.setAttribute("popovertarget", "sums");
  button.setAttribute("aria-expanded", "true");
  expect(press("Escape")).toBeNull();
  button.setAttribute("aria-expanded", "false");
  expect(press("Escape")).toBe("restart");
});

test("a question mark asks for help wherever it is on the keyboard", () => {
  expect(press("Digit7", { key: "?", shiftKey: true })).toBe("help");
});

test("a key that the board has used is spent", () => {
  const board = document.body.appendChild(document.createElement("div"));
  board.addEventListener("keydown", (event) => event.preventDefault());
  expect(press("Escape", {}, board)).toBeNull();
});
