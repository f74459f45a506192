// Finds what a teacher points at: places of the board by their names (data-target, data-about), `*` for anything, and the
// buttons of the prompt bar by the kind of their move (`choice:done`). Boards know nothing of it.

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CHOICE = "choice:";

/** The elements that a name stands for, only those that are drawn. */
export function found(root: ParentNode, name: string): Element[] {
  if (name.startsWith(CHOICE)) return drawn(root.querySelectorAll(`[data-choice="${name.slice(CHOICE.length)}"]`));
  const parts = name.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const fits = new RegExp(`^${parts.join(".*")}$`);
  for (const attribute of ["data-target", "data-about"]) {
    const all = drawn(root.querySelectorAll(`[${attribute}]`)).filter((element) => fits.test(element.getAttribute(attribute)!));
    if (all.length) return all;
  }
  return [];
}

function drawn(elements: Iterable<Element>): Element[] {
  return [...elements].filter((element) => element.getClientRects().length > 0 && isUnfolded(element));
}

/** What lies in a part that is folded up has a place, but nobody sees it. */
function isUnfolded(element: Element): boolean {
  return element.closest("details:not([open]) > :not(summary)") === null;
}

/** Which of these is to be pressed now: the first that is not pressed already, as half of a decision is. */
export function nextOf(groups: readonly Element[][]): number {
  const open = groups.findIndex((group) => group.some((element) => element.getAttribute("aria-pressed") !== "true"));
  return Math.max(0, open);
}

/** One frame around all of them; null where there is nothing to frame. */
export function around(boxes: readonly Frame[]): Frame | null {
  const real = boxes.filter((box) => box.width > 0 && box.height > 0);
  if (!real.length) return null;
  const left = Math.min(...real.map((box) => box.left));
  const top = Math.min(...real.map((box) => box.top));
  const right = Math.max(...real.map((box) => box.left + box.width));
  const bottom = Math.max(...real.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of a box that its scrolling board shows; what is scrolled out of sight is not framed. */
export function shown(box: Frame, board: Frame | undefined): Frame {
  if (!board) return box;
  const left = Math.max(box.left, board.left);
  const top = Math.max(box.top, board.top);
  const width = Math.min(box.left + box.width, board.left + board.width) - left;
  const height = Math.min(box.top + box.height, board.top + board.height) - top;
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
}
