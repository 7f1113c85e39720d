import type { TileBoard } from "./board.svelte";

const PAN = 80;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface KeyDeeds {
  pressed(hex: number): void;
  left(): void;
}

/** Handles a key on the board; tells whether it meant anything. */
export function boardKey(event: KeyboardEvent, board: TileBoard, deeds: KeyDeeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) return walk(event.shiftKey, arrow, board);
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
    case "Escape":
      deeds.left();
      return true;
    case "Enter":
    case " ":
      if (board.focused >= 0) deeds.pressed(board.focused);
      return true;
    default:
      return false;
  }
}

function walk(panning: boolean, [right, down]: readonly [number, number], board: TileBoard): boolean {
  if (panning) {
    board.camera.pan(-right * PAN, -down * PAN);
    return true;
  }
  board.focused = board.beside(board.focused, right, down);
  board.pointed = board.focused;
  board.camera.show(board.centre(board.focused));
  return true;
}
