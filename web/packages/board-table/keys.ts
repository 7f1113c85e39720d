import type { Board } from "./board.svelte";
import type { Leg } from "./geometry";
import type { Planner } from "./planner.svelte";

const STEP = 250;
const FINE = 50;
const TURN = 500;
const FINE_TURN = 100;
const PAN = 60;

/** Keys that compose a move: w a s d as feet go, q e to slide; with Alt in small steps. */
const LEGS: Readonly<Record<string, (fine: boolean) => Leg>> = {
  w: (fine) => ({ type: "ahead", distance: fine ? FINE : STEP }),
  s: (fine) => ({ type: "ahead", distance: fine ? -FINE : -STEP }),
  q: (fine) => ({ type: "slide", distance: fine ? -FINE : -STEP }),
  e: (fine) => ({ type: "slide", distance: fine ? FINE : STEP }),
  a: (fine) => ({ type: "wheel", angle: fine ? -FINE_TURN : -TURN }),
  d: (fine) => ({ type: "wheel", angle: fine ? FINE_TURN : TURN }),
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface KeyDeeds {
  chosen(ids: readonly string[]): void;
  group(id: string): void;
  submit(): void;
  settled(): void;
  focus(id: string): void;
}

/** Handles a key on the board; tells whether it meant anything. */
export function boardKey(
  event: KeyboardEvent,
  board: Board,
  planner: Planner,
  deeds: KeyDeeds,
): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) return lookAround(event, arrow, board, deeds);
  const leg = LEGS[event.key.toLowerCase()];
  if (leg && planner.stands.length) {
    planner.step(leg(event.altKey));
    deeds.settled();
    return true;
  }
  return command(event, board, planner, deeds);
}

function lookAround(
  event: KeyboardEvent,
  [right, down]: readonly [number, number],
  board: Board,
  deeds: KeyDeeds,
): boolean {
  if (event.shiftKey) {
    board.camera.pan(-right * PAN, -down * PAN);
    return true;
  }
  const next = board.neighbour(board.focused, right, down);
  if (next) {
    board.camera.show([next.x, next.y]);
    deeds.focus(next.id);
  }
  return true;
}

function command(
  event: KeyboardEvent,
  board: Board,
  planner: Planner,
  deeds: KeyDeeds,
): boolean {
  switch (event.key) {
    case "+":
    case "=":
      board.camera.zoom(1.25);
      return true;
    case "-":
      board.camera.zoom(0.8);
      return true;
    case "0":
      board.camera.fit();
      return true;
    case "g":
      if (board.focused) deeds.group(board.focused);
      return true;
    case "f":
      planner.fix();
      return true;
    case "Backspace":
      planner.dropLast();
      return true;
    case "Escape":
      return escape(board, planner, deeds);
    case " ":
    case "Enter":
      return enter(event, board, planner, deeds);
    default:
      return false;
  }
}

function escape(board: Board, planner: Planner, deeds: KeyDeeds): boolean {
  if (planner.open) {
    planner.clear();
  } else {
    board.select([]);
    deeds.chosen([]);
  }
  return true;
}

function enter(event: KeyboardEvent, board: Board, planner: Planner, deeds: KeyDeeds): boolean {
  if (event.key === "Enter" && planner.open) {
    deeds.submit();
    return true;
  }
  if (!board.focused) return false;
  if (event.shiftKey) board.toggle(board.focused);
  else board.select(board.selected.includes(board.focused) ? [] : [board.focused]);
  deeds.chosen(board.selected);
  return true;
}
