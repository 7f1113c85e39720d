import type { TileBoard } from "./board.svelte";
import type { Point } from "./geometry";

/** What the page makes of a press. */
export interface Hearing {
  pressed(hex: number, unit: string, touch: boolean): void;
  left(): void;
}

export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  away(): void;
  wheel(event: WheelEvent): void;
}

const STILL = 5;

/** Pointers to looking and pressing: one drags the board, two pinch it. */
export function gestures(board: TileBoard, page: Hearing): Gestures {
  const down = new Map<number, Point>();
  let start: Point = [0, 0];
  let dragging = false;

  function pinch(event: PointerEvent, old: Point): void {
    const other = [...down.entries()].find(([id]) => id !== event.pointerId)?.[1] ?? old;
    const now = pixel(event);
    const factor = apart(now, other) / Math.max(1, apart(old, other));
    board.camera.pan((now[0] - old[0]) / 2, (now[1] - old[1]) / 2);
    board.camera.zoom(factor, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  }

  function press(event: PointerEvent): void {
    const [px, py] = pixel(event);
    const hex = board.hexAt(board.camera.place(px, py));
    if (!hex) return page.left();
    board.focused = hex.id;
    page.pressed(hex.id, unitUnder(event), event.pointerType === "touch");
  }

  return {
    down(event) {
      if (event.button > 0) return;
      start = pixel(event);
      dragging = down.size > 0;
      down.set(event.pointerId, start);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    move(event) {
      const old = down.get(event.pointerId);
      const now = pixel(event);
      if (!old) {
        const hex = board.hexAt(board.camera.place(now[0], now[1]))?.id ?? -1;
        if (hex !== board.pointed) board.pointed = hex;
        return;
      }
      if (down.size > 1) pinch(event, old);
      else if (dragging || apart(now, start) > STILL) {
        dragging = true;
        board.camera.pan(now[0] - old[0], now[1] - old[1]);
      }
      down.set(event.pointerId, now);
    },
    up(event) {
      const held = down.delete(event.pointerId);
      if (held && !dragging && event.type === "pointerup") press(event);
    },
    away() {
      board.pointed = -1;
    },
    wheel(event) {
      event.preventDefault();
      const [px, py] = pixel(event);
      board.camera.zoom(Math.exp(-event.deltaY * 0.0015), px, py);
    },
  };
}

/** The block that was pressed, where two share a hex. */
function unitUnder(event: PointerEvent): string {
  const found = document.elementsFromPoint(event.clientX, event.clientY);
  const block = found.map((each) => each.closest<SVGElement>("[data-unit]")).find(Boolean);
  return block?.dataset["unit"] ?? "";
}

function pixel(event: MouseEvent): Point {
  const frame = (event.currentTarget as Element).getBoundingClientRect();
  return [event.clientX - frame.left, event.clientY - frame.top];
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
