// A board in a simulated page, for the tests of the boards: lays it out, points and presses keys, and remembers what it
// asked for.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import type { BoardProps, Position } from "../board";

export const spies = { onplay: vi.fn(), onwhy: vi.fn(), ontakeback: vi.fn(), onshow: vi.fn(), onrules: vi.fn() };
let mounted: ReturnType<typeof mount> | undefined;

/** How a test lays out this board with a position. */
export function shows<View>(Board: Component<BoardProps<View>>) {
  return (sent: Position<View>, more: { shown?: number; frozen?: boolean } = {}): void => {
    const props: BoardProps<View> = { position: sent, shown: 0, words: (id: string) => id, ...spies, ...more };
    mounted = mount(Board, { target: document.body, props });
    flushSync();
  };
}

export function clear(): void {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
}

export function at(target: string): Element {
  const found = document.querySelector(`[data-target="${target}"]`);
  if (!found) throw new Error(`no ${target}`);
  return found;
}

export function point(type: string, target: Element, more: PointerEventInit): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", ...more }));
  flushSync();
}

export function click(target: string, pointerType = "mouse", where: PointerEventInit = {}): void {
  for (const type of ["pointerdown", "pointerup", "click"]) point(type, at(target), { pointerType, ...where });
}

export function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  flushSync();
  return event;
}

// What the simulated page lacks.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Element.prototype.scrollIntoView = vi.fn();
  for (const spy of Object.values(spies)) spy.mockClear();
});

afterEach(clear);
