import type { Point } from "./geometry";
import type { HexBoard } from "./map.svelte";

const STILL = 5;

export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  wheel(event: WheelEvent): void;
}

/** Pointers to looking and pressing. Two fingers enlarge. */
export function gestures(board: HexBoard, pressed: (hex: number) => void): Gestures {
  const down = new Map<number, Point>();
  let moved = false;

  const pixel = (event: PointerEvent | WheelEvent): Point => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function pinch(before: readonly Point[], after: readonly Point[]): void {
    const [a, b, c, d] = [...before, ...after];
    if (!a || !b || !c || !d) return;
    const spread = Math.hypot(c[0] - d[0], c[1] - d[1]) / Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
    board.camera.pan((c[0] + d[0] - a[0] - b[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2);
    board.camera.zoom(spread, (c[0] + d[0]) / 2, (c[1] + d[1]) / 2);
  }

  return {
    down(event) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      down.set(event.pointerId, pixel(event));
      if (down.size === 1) moved = false;
      else moved = true;
    },
    move(event) {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = pixel(event);
      if (down.size > 1) {
        const before = [...down.values()];
        down.set(event.pointerId, to);
        pinch(before, [...down.values()]);
        return;
      }
      if (!moved && Math.hypot(to[0] - from[0], to[1] - from[1]) < STILL) return;
      moved = true;
      board.camera.pan(to[0] - from[0], to[1] - from[1]);
      down.set(event.pointerId, to);
    },
    up(event) {
      const from = down.get(event.pointerId);
      down.delete(event.pointerId);
      if (!from || moved || event.type === "pointercancel") return;
      const number = board.grid.at(board.camera.place(...from));
      if (number) pressed(number);
    },
    wheel(event) {
      event.preventDefault();
      board.camera.zoom(Math.exp(-event.deltaY / 500), ...pixel(event));
    },
  };
}
