import type { Board } from "./board.svelte";
import type { Side } from "./geometry";
import type { Point } from "./picture";
import type { Planner } from "./planner.svelte";

/** What a pointer that is down is doing. */
type Grip =
  | { readonly kind: "pan"; moved: boolean }
  | { readonly kind: "box"; readonly start: Point }
  | { readonly kind: "carry" | "slide"; readonly start: Point; moved: boolean }
  | { readonly kind: "wheel"; readonly side: Side }
  | { readonly kind: "pin"; readonly id: string }
  | { readonly kind: "turn" };

/** What the page makes of it. `movable` says which stands may be carried. */
export interface Hearing {
  movable(): ReadonlySet<string>;
  chosen(ids: readonly string[]): void;
  settled(): void;
  pinned(id: string, at: Point): void;
  pressed(at: Point): boolean;
}

export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  wheel(event: WheelEvent): void;
}

const FINGER = 26;
const STILL = 4;

/** Pointers to looking, selecting and planning. */
export function gestures(board: Board, planner: Planner, page: Hearing): Gestures {
  const down = new Map<number, Point>();
  let grip: Grip | null = null;
  let pressed: Point = [0, 0];

  const place = (event: PointerEvent): Point => {
    const [px, py] = pixel(event);
    return board.camera.place(px, py);
  };

  function gripFor(event: PointerEvent): Grip {
    const target = event.target as Element;
    const pin = target.closest<SVGElement>("[data-pin]")?.dataset["pin"];
    if (pin) return { kind: "pin", id: pin };
    const handle = target.closest<SVGElement>("[data-handle]")?.dataset["handle"];
    if (handle === "turn") return { kind: "turn" };
    if (handle === "slide") return begunCarry("slide", event);
    if (handle === "left" || handle === "right") {
      planner.fix();
      return { kind: "wheel", side: handle === "left" ? "right" : "left" };
    }
    if (target.closest("[data-ghost]")) return begunCarry("carry", event);
    return gripOnStand(event, target) ?? gripOnGround(event);
  }

  function gripOnStand(event: PointerEvent, target: Element): Grip | null {
    const reach = (FINGER / board.camera.scale) * 1000;
    const id =
      target.closest<SVGElement>("[data-stand]")?.dataset["stand"] ??
      (event.pointerType === "touch" ? board.near(place(event), reach)?.id : undefined);
    if (!id) return null;
    board.focused = id;
    if (event.shiftKey || event.ctrlKey || event.metaKey) board.toggle(id);
    else if (!board.selected.includes(id)) board.select([id]);
    page.chosen(board.selected);
    return page.movable().has(id) ? begunCarry("carry", event) : { kind: "pan", moved: true };
  }

  function gripOnGround(event: PointerEvent): Grip {
    return event.shiftKey ? { kind: "box", start: place(event) } : { kind: "pan", moved: false };
  }

  function begunCarry(kind: "carry" | "slide", event: PointerEvent): Grip {
    return { kind, start: place(event), moved: false };
  }

  function pinch(event: PointerEvent): void {
    const [a, b] = [...down.values()];
    if (!a || !b) return;
    const now = pixel(event);
    const old = down.get(event.pointerId) ?? now;
    const other = old === a ? b : a;
    const factor = apart(now, other) / Math.max(1, apart(old, other));
    board.camera.pan((now[0] - old[0]) / 2, (now[1] - old[1]) / 2);
    board.camera.zoom(factor, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  }

  function carry(held: Grip & { kind: "carry" | "slide" }, event: PointerEvent): void {
    if (!held.moved && apart(pixel(event), pressed) < STILL) return;
    if (!held.moved) planner.fixForCarry();
    held.moved = true;
    if (held.kind === "slide") planner.slideTo(held.start, place(event));
    else planner.drag(held.start, place(event));
  }

  function follow(held: Grip, event: PointerEvent, old: Point): void {
    const now = pixel(event);
    switch (held.kind) {
      case "pan":
        if (apart(now, pressed) < STILL && !held.moved) return;
        held.moved = true;
        return board.camera.pan(now[0] - old[0], now[1] - old[1]);
      case "box":
        board.box = [held.start, place(event)];
        return;
      case "pin":
        return page.pinned(held.id, place(event));
      case "turn":
        return planner.turnTowards(place(event));
      case "wheel":
        return planner.wheelTowards(held.side, place(event));
      default:
        return carry(held, event);
    }
  }

  function release(held: Grip, event: PointerEvent): void {
    if (held.kind === "box") {
      board.select(board.boxed());
      board.box = null;
      page.chosen(board.selected);
    } else if (held.kind === "pan") {
      if (!held.moved && !page.pressed(place(event)) && !planner.open) letGo();
    } else if (held.kind !== "pin") {
      page.settled();
    }
  }

  function letGo(): void {
    board.select([]);
    page.chosen([]);
  }

  return {
    down(event) {
      pressed = pixel(event);
      down.set(event.pointerId, pressed);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      grip = down.size > 1 ? null : gripFor(event);
    },
    move(event) {
      const old = down.get(event.pointerId);
      if (!old) return;
      if (down.size > 1) pinch(event);
      else if (grip) follow(grip, event, old);
      down.set(event.pointerId, pixel(event));
    },
    up(event) {
      down.delete(event.pointerId);
      if (grip) release(grip, event);
      grip = null;
    },
    wheel(event) {
      event.preventDefault();
      const [px, py] = pixel(event);
      board.camera.zoom(Math.exp(-event.deltaY * 0.0015), px, py);
    },
  };
}

function pixel(event: MouseEvent): Point {
  const frame = (event.currentTarget as Element).getBoundingClientRect();
  return [event.clientX - frame.left, event.clientY - frame.top];
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
