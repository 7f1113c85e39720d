import type { HexBoard } from "./map.svelte";

const PAN = 60;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
};

/** Keys while the map has the focus; true when one was obeyed. */
export function mapKey(event: KeyboardEvent, board: HexBoard, pressed: (hex: number) => void): boolean {
  const { camera } = board;
  const pan = PANS[event.key];
  if (pan && event.shiftKey) camera.pan(...pan);
  else if (pan) {
    board.cursor = board.step(event.key);
    board.show(board.cursor);
  } else if (event.key === "Enter" || event.key === " ") {
    if (board.cursor) pressed(board.cursor);
  } else if (event.key === "+" || event.key === "=") camera.zoom(1.3);
  else if (event.key === "-") camera.zoom(1 / 1.3);
  else if (event.key === "0") camera.fit();
  else return false;
  return true;
}
