/** Plain geometry for drawing what is being planned; whether it is allowed the host decides. */

import type { Point, Polygon, Pose } from "./picture";

export const MU = 1000;
export const DEGREE = 100;
export const TURN = 360 * DEGREE;
export const HALF_WIDTH = MU;

export type Side = "left" | "right";

/** The legs of a move as the host reads them; right and clockwise are positive. */
export type Leg =
  | { readonly type: "ahead"; readonly distance: number }
  | { readonly type: "slide"; readonly distance: number }
  | { readonly type: "wheel"; readonly angle: number }
  | { readonly type: "to"; readonly pose: Pose };

const radians = (angle: number): number => (angle / DEGREE) * (Math.PI / 180);

export const normal = (angle: number): number => ((Math.round(angle) % TURN) + TURN) % TURN;

/** The point that lies `right` to the right and `ahead` in front of a pose. */
export function beside(pose: Pose, right: number, ahead: number): Point {
  const turn = radians(pose.facing);
  return [
    Math.round(pose.x + right * Math.cos(turn) + ahead * Math.sin(turn)),
    Math.round(pose.y - right * Math.sin(turn) + ahead * Math.cos(turn)),
  ];
}

/** How far right and ahead of a pose a point lies. */
export function within(pose: Pose, [x, y]: Point): { right: number; ahead: number } {
  const turn = radians(pose.facing);
  const [east, north] = [x - pose.x, y - pose.y];
  return {
    right: east * Math.cos(turn) - north * Math.sin(turn),
    ahead: east * Math.sin(turn) + north * Math.cos(turn),
  };
}

/** Front left, front right, rear right, rear left. */
export function footprint(pose: Pose, depth: number): Polygon {
  return [
    beside(pose, -HALF_WIDTH, 0),
    beside(pose, HALF_WIDTH, 0),
    beside(pose, HALF_WIDTH, -depth),
    beside(pose, -HALF_WIDTH, -depth),
  ];
}

export const frontCorner = (pose: Pose, side: Side): Point =>
  beside(pose, side === "left" ? -HALF_WIDTH : HALF_WIDTH, 0);

/** The direction from one point to another, 0 towards growing y, clockwise. */
export const bearing = (from: Point, to: Point): number =>
  normal((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180 * DEGREE) / Math.PI);

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function turnedAbout(pose: Pose, pivot: Point, angle: number): Pose {
  const turn = radians(angle);
  const [east, north] = [pose.x - pivot[0], pose.y - pivot[1]];
  return {
    x: Math.round(pivot[0] + east * Math.cos(turn) + north * Math.sin(turn)),
    y: Math.round(pivot[1] - east * Math.sin(turn) + north * Math.cos(turn)),
    facing: normal(pose.facing + angle),
  };
}

/** The poses of a group after one leg; a wheel turns about the outermost front corner. */
export function afterLeg(poses: readonly Pose[], leg: Leg): readonly Pose[] {
  switch (leg.type) {
    case "ahead":
      return poses.map((pose) => shifted(pose, 0, leg.distance));
    case "slide":
      return poses.map((pose) => shifted(pose, leg.distance, 0));
    case "to":
      return poses.map(() => leg.pose);
    case "wheel": {
      const pivot = outermostCorner(poses, leg.angle < 0 ? "left" : "right");
      return poses.map((pose) => turnedAbout(pose, pivot, leg.angle));
    }
  }
}

export const afterLegs = (poses: readonly Pose[], legs: readonly Leg[]): readonly Pose[] =>
  legs.reduce(afterLeg, poses);

function shifted(pose: Pose, right: number, ahead: number): Pose {
  const [x, y] = beside(pose, right, ahead);
  return { x, y, facing: pose.facing };
}

export function outermostCorner(poses: readonly Pose[], side: Side): Point {
  const [first] = poses;
  if (!first) return [0, 0];
  const sign = side === "left" ? -1 : 1;
  const reach = (pose: Pose): number => {
    const place = within(first, frontCorner(pose, side));
    return sign * place.right + place.ahead / (100 * MU);
  };
  const outermost = poses.reduce((best, pose) => (reach(pose) > reach(best) ? pose : best));
  return frontCorner(outermost, side);
}

export const inside = ([x, y]: Point, polygon: Polygon): boolean =>
  polygon.reduce((is, [x1, y1], place) => {
    const [x2, y2] = polygon[(place + 1) % polygon.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !is : is;
  }, false);

export const centre = (polygon: Polygon): Point => [
  Math.round(polygon.reduce((sum, [x]) => sum + x, 0) / Math.max(1, polygon.length)),
  Math.round(polygon.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, polygon.length)),
];
