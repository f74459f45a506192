// Where something that floats over the board goes so that it does not cover the place it belongs to: above it, below it, or
// at a side. Where none has room enough, it takes the larger of above and below and is cut to that. Used by Overlay.svelte.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where it goes in the frame, and the most it may measure there. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
/** At a side it may become narrower than it would like, but not than this. */
const NARROWEST = 200;

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}

/** All in pixels from the frame's corner; `size` is what it measures when nothing limits it. */
export function beside(near: Box, size: Size, frame: Size): Spot {
  const whole = { width: frame.width - 2 * GAP, height: frame.height - 2 * GAP };
  const left = within(near.left + near.width / 2 - size.width / 2, frame.width - size.width - GAP);
  const above = near.top - 2 * GAP;
  const below = frame.height - near.top - near.height - 2 * GAP;
  if (size.height <= above) return { left, top: near.top - GAP - size.height, ...whole };
  if (size.height <= below) return { left, top: near.top + near.height + GAP, ...whole };
  const [before, after] = [near.left - 2 * GAP, frame.width - near.left - near.width - 2 * GAP];
  const beside = Math.max(before, after);
  if (beside >= Math.min(size.width, NARROWEST)) {
    const width = Math.min(size.width, beside);
    const top = within(near.top + near.height / 2 - size.height / 2, frame.height - size.height - GAP);
    return { left: after >= before ? near.left + near.width + GAP : near.left - GAP - width, top, width: beside, height: whole.height };
  }
  return above > below ? { left, top: GAP, width: whole.width, height: above } : { left, top: near.top + near.height + GAP, width: whole.width, height: below };
}
