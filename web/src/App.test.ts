import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page says where one is", () => {
  const app = mount(App, { target: document.body });
  expect(document.querySelector("h1")?.textContent).toBe("Tabletown");
  unmount(app);
});
