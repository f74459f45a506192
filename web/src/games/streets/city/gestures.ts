// Moves the camera: dragging and pinching, the wheel, and keys while the map itself has the focus. A press that hardly
// moves stays a click for what lies under it.
import type { Camera } from "./camera.svelte";

/** Pixels that a press may drift and still be a click. */
const DRIFT = 7;
const STRIDE = 90;
const STEP = 1.25;

interface Finger {
  x: number;
  y: number;
}

/** Listens on the view of the city until the returned function is called. */
export function gestures(view: HTMLElement, camera: Camera, moved: () => void, fit: () => void): () => void {
  const fingers = new Map<number, Finger>();
  let pressed: Finger | null = null;
  let dragging = false;
  const quit = new AbortController();
  const { signal } = quit;

  const inside = (event: { clientX: number; clientY: number }): Finger => {
    const { left, top } = view.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const release = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (!fingers.size) pressed = null;
  };

  view.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button > 1) return;
      fingers.set(event.pointerId, inside(event));
      if (fingers.size === 1) {
        pressed = inside(event);
        dragging = false;
      }
    },
    { signal },
  );
  view.addEventListener(
    "pointermove",
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = inside(event);
      if (!dragging && pressed && fingers.size === 1 && Math.hypot(now.x - pressed.x, now.y - pressed.y) < DRIFT) return;
      if (!dragging) view.setPointerCapture(event.pointerId);
      dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(camera, before, now, other);
      else camera.drag(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
      moved();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const) view.addEventListener(end, release, { signal });
  // A drag is no click for what the finger happens to lie on.
  view.addEventListener(
    "click",
    (event) => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  view.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { x, y } = inside(event);
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
      moved();
    },
    { signal, passive: false },
  );
  window.addEventListener("keydown", (event) => onKey(event, view, camera, moved, fit), { signal, capture: true });
  return () => quit.abort();
}

function pinch(camera: Camera, before: Finger, now: Finger, other: Finger): void {
  const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
  camera.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
  if (was > 1) camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
}

const STRIDES: Record<string, [number, number]> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/** Arrows belong to the map only while it has the focus itself; zooming and fitting work from everywhere on the board. */
function onKey(event: KeyboardEvent, view: HTMLElement, camera: Camera, moved: () => void, fit: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const active = document.activeElement;
  if (active instanceof Element && active.closest("input, textarea, select, dialog, [role=dialog], [role=slider]")) return;
  const stride = active === view ? STRIDES[event.key] : undefined;
  if (stride) camera.drag(...stride);
  else if (event.key === "+" || event.key === "=") camera.zoom(STEP);
  else if (event.key === "-" || event.key === "_") camera.zoom(1 / STEP);
  else if (event.key === "0") return swallow(event, fit);
  else return;
  swallow(event, moved);
}

function swallow(event: KeyboardEvent, verb: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  verb();
}
