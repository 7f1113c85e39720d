/**
 * The picture of a battle as the host sends it. Lengths are thousandths of an MU, angles
 * hundredths of a degree, points are half points.
 */

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export interface StandPicture extends Pose {
  readonly id: string;
  readonly seat: string;
  readonly number: number;
  readonly type: string;
  /** Of its type. */
  readonly name: string;
  /** `table`, `muster`, `flank march`, `set aside`, `lost` or `gone`. */
  readonly place: string;
  readonly worth: number;
  /** Front left, front right, rear right, rear left; none when off the table. */
  readonly corners: Polygon;
  readonly depth: number;
  readonly general: boolean;
  readonly battle_line: boolean;
  readonly in_combat: boolean;
  readonly marks: readonly string[];
  readonly cards: readonly string[];
}

export interface PiecePicture {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly going: string;
  readonly polygons: readonly Polygon[];
  readonly crest: readonly [Point, Point] | null;
  readonly line: Polygon;
}

export interface CampPicture {
  readonly seat: string;
  readonly corners: Polygon;
  readonly wagon: boolean;
  readonly fortified: boolean;
  readonly garrison: string;
}

export interface ArmyPicture {
  readonly seat: string;
  readonly title: string;
  readonly base_edge: string;
  readonly lost: number;
  readonly limit: number;
  readonly losses: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

export interface CombatPicture {
  readonly stand: string;
  readonly enemy: string;
}

/** Ground that matters at the moment: a deployment zone, the cell of a piece to be laid. */
export interface AreaPicture {
  readonly label: string;
  readonly corners: Polygon;
  readonly seat: string;
}

export interface Picture {
  readonly viewer: string;
  readonly width: number;
  readonly depth: number;
  readonly seats: readonly string[];
  readonly pieces: readonly PiecePicture[];
  readonly camps: readonly CampPicture[];
  readonly stands: readonly StandPicture[];
  readonly armies: readonly ArmyPicture[];
  readonly turn: number;
  readonly active: string;
  readonly step: string;
  readonly rolled: number;
  readonly points: number;
  readonly combats: readonly CombatPicture[];
  readonly zones: Readonly<Record<string, readonly Polygon[]>>;
  readonly areas: readonly AreaPicture[];
  /** Advice for beginners on the decision at hand. */
  readonly hints: readonly string[];
}
