import { MU } from "./geometry";
import type { Point, Polygon } from "./picture";

/** Tables grow northwards, windows downwards. Drawn units are whole MU. */
export const drawn = (depth: number, [x, y]: Point): string =>
  `${(x / MU).toFixed(3)},${((depth - y) / MU).toFixed(3)}`;

export const drawnAll = (depth: number, polygon: Polygon): string =>
  polygon.map((point) => drawn(depth, point)).join(" ");

export const seatOf = (depth: number, x: number, y: number, facing: number): string =>
  `translate(${x / MU} ${(depth - y) / MU}) rotate(${facing / 100})`;
