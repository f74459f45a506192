import { expect, test } from "vitest";
import { around, found, nextOf, shown } from "./places";

function page(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  for (const each of root.querySelectorAll("i")) each.getClientRects = () => [{}] as unknown as DOMRectList;
  return root;
}
const names = (elements: Element[]) => elements.map((element) => element.outerHTML.match(/"([^"]+)"/)![1]);

test("places are found by name, and several by a star", () => {
  const root = page('<i data-target="house-1-1"></i><i data-target="house-1-10"></i><i data-target="plan-1"></i>');
  expect(names(found(root, "house-1-1"))).toEqual(["house-1-1"]);
  expect(names(found(root, "house-*"))).toEqual(["house-1-1", "house-1-10"]);
  expect(found(root, "house")).toEqual([]);
});

test("what only can be explained is found too, and buttons by their move", () => {
  const root = page('<i data-about="score-parks"></i><i data-choice="done"></i>');
  expect(names(found(root, "score-parks"))).toEqual(["score-parks"]);
  expect(names(found(root, "choice:done"))).toEqual(["done"]);
  expect(found(root, "choice:skip")).toEqual([]);
});

test("what is not drawn is not pointed at", () => {
  const folded = page('<details><summary><i data-about="a"></i></summary><p><i data-about="b"></i></p></details>');
  expect(names(found(folded, "*"))).toEqual(["a"]);
  expect(found(page('<b data-target="house-1-1"></b>'), "house-*")).toEqual([]);
});

test("what is pressed already leaves the first place to the next", () => {
  const groups = ['<i aria-pressed="true"></i>', '<i aria-pressed="false"></i>', "<i></i>"].map((html) => [...page(html).children]);
  expect([nextOf(groups), nextOf(groups.slice(1)), nextOf(groups.slice(0, 1)), nextOf([])]).toEqual([1, 0, 0, 0]);
});

test("one frame goes around several places", () => {
  const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });
  expect(around([box(0, 5), box(20, 0), box(90, 90, 0, 0)])).toEqual({ left: 0, top: 0, width: 30, height: 15 });
  expect(around([])).toBeNull();
});

test("what a board has scrolled away is not framed", () => {
  const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });
  expect(shown(box(0, 5, 10, 50), box(0, 10, 100, 20))).toEqual(box(0, 10, 10, 20));
  expect(shown(box(0, 50), box(0, 10, 100, 20)).height).toBe(0);
  expect(shown(box(1, 2), undefined)).toEqual(box(1, 2));
});
