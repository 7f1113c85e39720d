/** Pointed hexes on a plane: axial places, corners and sides; side 0 is the east, then clockwise. */

export type Point = readonly [number, number];
export type Axial = readonly [number, number];

/** From the middle of a hex to its corner. */
export const SIZE = 40;
/** From side to side. */
export const WIDTH = Math.sqrt(3) * SIZE;
export const STEPS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const centreOf = ({ q, r }: { readonly q: number; readonly r: number }): Point => [
  WIDTH * (q + r / 2),
  1.5 * SIZE * r,
];

const round = (length: number): number => Math.round(length * 100) / 100;
const turned = (degrees: number, radius: number): Point => [
  round(radius * Math.cos((degrees * Math.PI) / 180)),
  round(radius * Math.sin((degrees * Math.PI) / 180)),
];

/** Corner `n` begins side `n`. */
export const CORNERS: readonly Point[] = STEPS.map((_, side) => turned(60 * side - 30, SIZE));
/** The middle of each side, as seen from the middle of the hex. */
export const MIDDLES: readonly Point[] = STEPS.map((_, side) => turned(60 * side, WIDTH / 2));

export const HEX = `M${CORNERS.map((corner) => corner.join(" ")).join("L")}Z`;

/** The hex with a place on the plane in it. */
export function axialAt([x, y]: Point): Axial {
  const r = y / (1.5 * SIZE);
  const q = x / WIDTH - r / 2;
  const near = [Math.round(q), Math.round(r), Math.round(-q - r)] as const;
  const off = [Math.abs(near[0] - q), Math.abs(near[1] - r), Math.abs(near[2] + q + r)] as const;
  if (off[0] > off[1] && off[0] > off[2]) return [-near[1] - near[2], near[1]];
  if (off[1] > off[2]) return [near[0], -near[0] - near[2]];
  return [near[0], near[1]];
}

export const keyOf = (q: number, r: number): string => `${q},${r}`;

/** The outer edge of some hexes, as a path. */
export function outline(hexes: Iterable<{ readonly q: number; readonly r: number }>): string {
  const all = [...hexes];
  const inside = new Set(all.map(({ q, r }) => keyOf(q, r)));
  const parts = all.flatMap((hex) => {
    const [x, y] = centreOf(hex);
    return STEPS.flatMap(([dq, dr], side) => {
      if (inside.has(keyOf(hex.q + dq, hex.r + dr))) return [];
      const [a, b] = [CORNERS[side] ?? [0, 0], CORNERS[(side + 1) % 6] ?? [0, 0]];
      return `M${round(x + a[0])} ${round(y + a[1])}L${round(x + b[0])} ${round(y + b[1])}`;
    });
  });
  return parts.join("");
}

/** A way from hex to hex. */
export const way = (hexes: readonly { readonly q: number; readonly r: number }[]): string =>
  hexes.map((hex, place) => `${place ? "L" : "M"}${centreOf(hex).map(round).join(" ")}`).join("");
