import type { Point } from "./picture";

/** A share of the 36 outcomes, drawn where the fight is. */
export interface OddsMark {
  readonly key: string;
  readonly at: Point;
  readonly wins: number;
  readonly ties: number;
  readonly loses: number;
  readonly title: string;
}

/** A place that can be dragged. */
export interface Pin {
  readonly id: string;
  readonly at: Point;
  readonly title: string;
}

/** What the page wants to see drawn over the table, as the host told it. */
export interface Overlay {
  readonly reach: readonly (readonly Point[])[];
  readonly command: readonly (readonly Point[])[];
  readonly arcs: readonly (readonly Point[])[];
  readonly odds: readonly OddsMark[];
  readonly targets: readonly string[];
  readonly pins: readonly Pin[];
  /** Stands that may not be where they are. */
  readonly wrong: readonly string[];
}

export const NO_OVERLAY: Overlay = {
  reach: [],
  command: [],
  arcs: [],
  odds: [],
  targets: [],
  pins: [],
  wrong: [],
};
