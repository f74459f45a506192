// Puts a popover beside the thing it belongs to, inside the window. Used by kit/Popover.svelte.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Below the anchor when there is room, above it otherwise; never over the window's edge. */
export function place(anchor: Box, size: { width: number; height: number }, window: { width: number; height: number }) {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const fitsBelow = below + size.height <= window.height - GAP;
  const top = fitsBelow || above < GAP ? below : above;
  return {
    left: Math.round(within(anchor.left + anchor.width / 2 - size.width / 2, GAP, window.width - size.width - GAP)),
    top: Math.round(within(top, GAP, Math.max(GAP, window.height - size.height - GAP))),
  };
}
