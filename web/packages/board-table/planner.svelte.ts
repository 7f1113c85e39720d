import { afterLegs, bearing, beside, normal, outermostCorner, within, type Leg, type Side } from "./geometry";
import type { Point, Pose, StandPicture } from "./picture";

const RIGHT_ANGLE = 9000;
const GRID = 250;

/**
 * What is being composed: a move with its stands, the legs so far and where they would lead, or
 * stands that are put somewhere freely.
 */
export class Planner {
  stands = $state.raw<readonly StandPicture[]>([]);
  legs = $state.raw<readonly Leg[]>([]);
  private fixed = $state.raw<readonly Leg[]>([]);
  private carried: Pose | null = null;
  private lifted: readonly Pose[] = [];

  private readonly start = $derived(this.stands.map(({ x, y, facing }) => ({ x, y, facing })));
  /** Where freely placed stands are carried; nothing while legs lead the way. */
  private loose = $state.raw<readonly Pose[] | null>(null);
  /** True while stands are put anywhere instead of moved leg by leg. */
  private free = false;
  readonly poses = $derived(this.loose ?? afterLegs(this.start, this.legs));

  get open(): boolean {
    return this.legs.length > 0 || this.loose !== null;
  }

  get single(): boolean {
    return this.stands.length === 1;
  }

  /** Where the leg that is being shaped begins. */
  get from(): readonly Pose[] {
    return afterLegs(this.start, this.fixed);
  }

  begin(stands: readonly StandPicture[], free = false): void {
    this.stands = stands;
    this.free = free;
    this.clear();
  }

  clear(): void {
    this.legs = [];
    this.fixed = [];
    this.loose = null;
  }

  /** End the current leg here; what follows is a leg of its own. */
  fix(): void {
    this.fixed = this.legs;
  }

  /** A carried group goes on in a new leg; a single stand keeps its one straight leg. */
  fixForCarry(): void {
    if (!this.single && !this.free) this.fix();
    this.lifted = this.poses;
    this.carried = this.poses[0] ?? null;
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
    const first = this.carried;
    if (!first) return;
    const [dx, dy] = [now[0] - start[0], now[1] - start[1]];
    if (this.free) {
      this.loose = carriedBy(this.lifted, onGrid(first, [dx, dy]));
    } else if (this.single) {
      this.shape({ type: "to", pose: { ...first, x: first.x + dx, y: first.y + dy } });
    } else {
      const ahead = within({ x: 0, y: 0, facing: first.facing }, [dx, dy]).ahead;
      this.shape({ type: "ahead", distance: Math.round(Math.max(0, ahead)) });
    }
  }

  slideTo(start: Point, now: Point): void {
    const [first] = this.from;
    if (!first) return;
    const way: Point = [now[0] - start[0], now[1] - start[1]];
    const right = within({ x: 0, y: 0, facing: first.facing }, way).right;
    this.shape({ type: "slide", distance: Math.round(right) });
  }

  /** Turn a single stand about its front midpoint towards a point. */
  turnTowards(point: Point): void {
    const [pose] = this.poses;
    if (!pose) return;
    const facing = Math.round(bearing([pose.x, pose.y], point) / 50) * 50;
    if (this.free) this.loose = [{ ...pose, facing: normal(Math.round(facing / 500) * 500) }];
    else this.shape({ type: "to", pose: { x: pose.x, y: pose.y, facing } });
  }

  /** Wheel a group so that the corner opposite its pivot comes as near as it can to a point. */
  wheelTowards(pivotSide: Side, point: Point): void {
    const pivot = outermostCorner(this.from, pivotSide);
    const corner = outermostCorner(this.from, pivotSide === "left" ? "right" : "left");
    const turn = signed(bearing(pivot, point) - bearing(pivot, corner));
    const [least, most] = pivotSide === "left" ? [-RIGHT_ANGLE, 0] : [0, RIGHT_ANGLE];
    const angle = Math.min(most, Math.max(least, Math.round(turn / 10) * 10));
    this.shape({ type: "wheel", angle });
  }

  /** One step by key: a single stand goes on from its present pose, a group adds to its leg. */
  step(leg: Leg): void {
    if (this.free) this.loose = stepped(this.poses, leg);
    else if (this.single) this.stepSingle(leg);
    else this.stepGroup(leg);
  }

  private stepSingle(leg: Leg): void {
    const [pose] = this.poses;
    if (!pose) return;
    const [next] = leg.type === "wheel" ? [turnedInPlace(pose, leg.angle)] : afterLegs([pose], [leg]);
    if (next) this.shape({ type: "to", pose: next });
  }

  private stepGroup(leg: Leg): void {
    const current = this.legs[this.fixed.length];
    const sum = current && added(current, leg);
    if (current && !sum) this.fix();
    this.shape(sum ?? leg);
  }
}

/** All together by one way. */
const carriedBy = (poses: readonly Pose[], [dx, dy]: Point): readonly Pose[] =>
  poses.map((pose) => ({ ...pose, x: pose.x + dx, y: pose.y + dy }));

/** The way that brings a pose nearest to where it is pulled, on a grid that lets stands meet. */
function onGrid({ x, y }: Pose, [dx, dy]: Point): Point {
  const held = (place: number, way: number): number =>
    Math.round((place + way) / GRID) * GRID - place;
  return [held(x, dx), held(y, dy)];
}

/** All ahead or aside as the first one faces; turned, each on its place. */
function stepped(poses: readonly Pose[], leg: Leg): readonly Pose[] {
  const [first] = poses;
  if (!first || leg.type === "to") return poses;
  if (leg.type === "wheel") return poses.map((pose) => turnedInPlace(pose, leg.angle));
  const [x, y] = leg.type === "ahead" ? beside(first, 0, leg.distance) : beside(first, leg.distance, 0);
  return carriedBy(poses, [x - first.x, y - first.y]);
}

const turnedInPlace = (pose: Pose, angle: number): Pose => ({
  ...pose,
  facing: normal(pose.facing + angle),
});

/** Two legs of one kind in one, or nothing where they are two legs. */
function added(a: Leg, b: Leg): Leg | null {
  if (a.type === "ahead" && b.type === "ahead") {
    return { type: "ahead", distance: Math.max(0, a.distance + b.distance) };
  }
  if (a.type === "slide" && b.type === "slide") {
    return { type: "slide", distance: a.distance + b.distance };
  }
  if (a.type === "wheel" && b.type === "wheel") return wheelled(a.angle, b.angle);
  return null;
}

/** A wheel keeps its pivot: turning back past the start ends it. */
function wheelled(angle: number, more: number): Leg {
  const sum = angle + more;
  return { type: "wheel", angle: Math.sign(sum) === Math.sign(angle) ? sum : 0 };
}

const isNothing = (leg: Leg): boolean =>
  ((leg.type === "ahead" || leg.type === "slide") && leg.distance === 0) ||
  (leg.type === "wheel" && leg.angle === 0);

const signed = (angle: number): number => {
  const turn = normal(angle);
  return turn > 18000 ? turn - 36000 : turn;
};
