import {
  afterLegs,
  beside,
  normal,
  outermostCorner,
  bearing,
  within,
  type Leg,
  type Side,
} from "./geometry";
import type { Point, Pose, StandPicture } from "./picture";

/** A move that is being composed: its stands, the legs so far, and where they would lead. */
export class Planner {
  stands = $state.raw<readonly StandPicture[]>([]);
  legs = $state.raw<readonly Leg[]>([]);
  private fixed = $state.raw<readonly Leg[]>([]);

  readonly poses = $derived(afterLegs(this.stands, this.legs));

  get open(): boolean {
    return this.legs.length > 0;
  }

  get single(): boolean {
    return this.stands.length === 1;
  }

  /** Where the leg that is being shaped begins. */
  get from(): readonly Pose[] {
    return afterLegs(this.stands, this.fixed);
  }

  begin(stands: readonly StandPicture[]): void {
    this.stands = stands;
    this.clear();
  }

  clear(): void {
    this.legs = [];
    this.fixed = [];
  }

  /** End the current leg here; what follows is a leg of its own. */
  fix(): void {
    this.fixed = this.legs;
  }

  dropLast(): void {
    this.fixed = this.legs.slice(0, -1);
    this.legs = this.fixed;
  }

  /** Replace the current leg. A leg that leads nowhere is no leg. */
  shape(leg: Leg): void {
    this.legs = isNothing(leg) ? this.fixed : [...this.fixed, leg];
  }

  /** Carry the stand, or advance the group, by the way the pointer went since the drag began. */
  drag(start: Point, now: Point): void {
    const [first] = this.from;
    if (!first) return;
    const [dx, dy] = [now[0] - start[0], now[1] - start[1]];
    if (this.single) {
      this.shape({ kind: "place", pose: { x: first.x + dx, y: first.y + dy, facing: this.facing } });
    } else {
      const ahead = within({ x: 0, y: 0, facing: first.facing }, [dx, dy]).ahead;
      this.shape({ kind: "advance", distance: Math.round(Math.max(0, ahead)) });
    }
  }

  slideTo(start: Point, now: Point): void {
    const [first] = this.from;
    if (!first) return;
    const way: Point = [now[0] - start[0], now[1] - start[1]];
    const right = within({ x: 0, y: 0, facing: first.facing }, way).right;
    this.shape({ kind: "slide", distance: Math.round(right) });
  }

  /** Turn a single stand about its front midpoint towards a point. */
  turnTowards(point: Point): void {
    const [pose] = this.poses;
    if (!pose) return;
    const facing = bearing([pose.x, pose.y], point);
    this.shape({ kind: "place", pose: { x: pose.x, y: pose.y, facing: Math.round(facing / 50) * 50 } });
  }

  /** Wheel a group so that the corner opposite its pivot comes as near as it can to a point. */
  wheelTowards(pivotSide: Side, point: Point): void {
    const pivot = outermostCorner(this.from, pivotSide);
    const corner = outermostCorner(this.from, pivotSide === "left" ? "right" : "left");
    const turn = signed(bearing(pivot, point) - bearing(pivot, corner));
    const angle = pivotSide === "left" ? -turn : turn;
    const shown = Math.min(9000, Math.max(0, Math.round(angle / 10) * 10));
    this.shape({ kind: "wheel", side: pivotSide, angle: shown });
  }

  /** One step by key: a single stand goes on from its present pose, a group adds to its leg. */
  step(leg: Leg): void {
    if (this.single) this.stepSingle(leg);
    else this.stepGroup(leg);
  }

  private stepSingle(leg: Leg): void {
    const [pose] = this.poses;
    if (!pose) return;
    const [next] = leg.kind === "wheel" ? [turnedInPlace(pose, leg)] : afterLegs([pose], [leg]);
    if (next) this.shape({ kind: "place", pose: next });
  }

  private stepGroup(leg: Leg): void {
    const current = this.legs[this.fixed.length];
    const sum = current && added(current, leg);
    if (current && !sum) this.fix();
    this.shape(sum ?? leg);
  }

  private get facing(): number {
    return this.poses[0]?.facing ?? 0;
  }
}

function turnedInPlace(pose: Pose, leg: Leg & { kind: "wheel" }): Pose {
  const angle = leg.side === "left" ? -leg.angle : leg.angle;
  const [x, y] = beside(pose, 0, 0);
  return { x, y, facing: normal(pose.facing + angle) };
}

function added(a: Leg, b: Leg): Leg | null {
  if (a.kind === "advance" && b.kind === "advance") {
    return { kind: "advance", distance: Math.max(0, a.distance + b.distance) };
  }
  if (a.kind === "slide" && b.kind === "slide") {
    return { kind: "slide", distance: a.distance + b.distance };
  }
  if (a.kind === "wheel" && b.kind === "wheel") return wheelSum(a, b);
  return null;
}

function wheelSum(a: Leg & { kind: "wheel" }, b: Leg & { kind: "wheel" }): Leg {
  const angle = a.side === b.side ? a.angle + b.angle : a.angle - b.angle;
  return { kind: "wheel", side: a.side, angle: Math.max(0, angle) };
}

const isNothing = (leg: Leg): boolean =>
  ((leg.kind === "advance" || leg.kind === "slide") && leg.distance === 0) ||
  (leg.kind === "wheel" && leg.angle === 0);

const signed = (angle: number): number => {
  const turn = normal(angle);
  return turn > 18000 ? turn - 36000 : turn;
};
