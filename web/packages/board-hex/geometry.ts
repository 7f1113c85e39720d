/**
 * Hexes flat on top, in columns from the west; every second column stands half a hex farther south.
 * Numbers run down each column. Pure geometry: what a hex costs or holds is nothing of ours.
 */

export type Point = readonly [number, number];
export type Way = "n" | "ne" | "se" | "s" | "sw" | "nw";

export const RADIUS = 28;
export const HIGH = RADIUS * Math.sqrt(3);

const CORNERS: readonly Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  return [RADIUS * Math.cos(turn), RADIUS * Math.sin(turn)];
});

/** Between which corners each side lies. */
const SIDES: Readonly<Record<Way, readonly [number, number]>> = {
  n: [4, 5],
  ne: [5, 0],
  se: [0, 1],
  s: [1, 2],
  sw: [2, 3],
  nw: [3, 4],
};

export const TURNS: Readonly<Record<Way, number>> = { n: 0, ne: 60, se: 120, s: 180, sw: 240, nw: 300 };

export const isWay = (side: string): side is Way => side in SIDES;

/** The shape of a map: so many columns, each of so many hexes. */
export class Grid {
  constructor(
    readonly columns: number,
    readonly height: number,
  ) {}

  get size(): number {
    return this.columns * this.height;
  }

  columnOf(number: number): number {
    return Math.floor((number - 1) / this.height);
  }

  centre(number: number): Point {
    const column = this.columnOf(number);
    const row = (number - 1) % this.height;
    return [RADIUS * 1.5 * column, HIGH * (row + (column & 1) / 2)];
  }

  /** The hex around a point; 0 off the map. */
  at([x, y]: Point): number {
    const near = Math.round(x / (RADIUS * 1.5));
    let found = 0;
    let least = RADIUS * RADIUS;
    for (const column of [near - 1, near, near + 1]) {
      const row = Math.round(y / HIGH - (column & 1) / 2);
      const number = this.number(column, row);
      if (!number) continue;
      const [cx, cy] = this.centre(number);
      const far = (cx - x) ** 2 + (cy - y) ** 2;
      if (far < least) [found, least] = [number, far];
    }
    return found;
  }

  /** The hex next to one; 0 where the map ends. */
  neighbour(number: number, way: Way): number {
    const column = this.columnOf(number);
    const row = (number - 1) % this.height;
    const south = column & 1;
    if (way === "n") return this.number(column, row - 1);
    if (way === "s") return this.number(column, row + 1);
    const next = way === "ne" || way === "se" ? column + 1 : column - 1;
    const down = way === "ne" || way === "nw" ? row - 1 + south : row + south;
    return this.number(next, down);
  }

  private number(column: number, row: number): number {
    const inside = column >= 0 && column < this.columns && row >= 0 && row < this.height;
    return inside ? 1 + column * this.height + row : 0;
  }
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

const corner = ([x, y]: Point, place: number, share: number): Point => {
  const [across, down] = CORNERS[place] ?? [0, 0];
  return [x + across * share, y + down * share];
};

/** The outline of a hex, or of a smaller one inside it, as part of a path. */
export const outline = (centre: Point, share = 1): string =>
  `M${CORNERS.map((_, place) => pair(corner(centre, place, share))).join("L")}Z`;

/** A side from corner to corner. */
export const sideLine = (centre: Point, side: Way, share = 1): string => {
  const [first, second] = SIDES[side];
  return `M${pair(corner(centre, first, share))}L${pair(corner(centre, second, share))}`;
};

export const middleOf = (centre: Point, side: Way): Point => {
  const [first, second] = SIDES[side].map((place) => corner(centre, place, 1));
  return [((first?.[0] ?? 0) + (second?.[0] ?? 0)) / 2, ((first?.[1] ?? 0) + (second?.[1] ?? 0)) / 2];
};

/** From the middle of a hex to the middle of a side. */
export const spoke = (centre: Point, side: Way): string => `M${pair(centre)}L${pair(middleOf(centre, side))}`;

/** Through the middles of hexes, one after the other. */
export const trail = (points: readonly Point[]): string =>
  points.length ? `M${points.map(pair).join("L")}` : "";
