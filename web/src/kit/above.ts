// What lies above the page: Esc closes that first, whatever else it may mean below.

const ABOVE = 'dialog[open], [popovertarget][aria-expanded="true"]';

export function isSomethingAbove(): boolean {
  return document.querySelector(ABOVE) !== null;
}
