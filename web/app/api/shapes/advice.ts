/** What a seat may ask before it decides. */

import type { Point, Pose } from "@board-table/picture";
import type { Order, Refusal } from "./decisions";
import type { Factor } from "./log";

/** POST /matches/{id}/advice takes `{seat, question}`; the answer's kind follows the question's. */
export type Question =
  | { readonly type: "reach"; readonly stands: readonly string[] }
  | { readonly type: "group"; readonly stand: string }
  | { readonly type: "plan"; readonly order: Order }
  | { readonly type: "odds"; readonly stand: string; readonly enemy: string }
  | { readonly type: "shots"; readonly stand: string }
  | { readonly type: "command"; readonly seat: string }
  | { readonly type: "suggest"; readonly kind: string; readonly number: number };

export interface Reach {
  readonly type: "reach";
  readonly regions: readonly (readonly Point[])[];
  readonly note: string;
}

export interface Group {
  readonly type: "group";
  readonly stands: readonly string[];
}

export interface Ghost {
  readonly stand: string;
  readonly pose: Pose;
  readonly corners: readonly Point[];
}

export interface Plan {
  readonly type: "plan";
  readonly refusals: readonly Refusal[];
  readonly cost: number;
  readonly cost_lines: readonly Factor[];
  readonly distance: number;
  readonly allowance: number;
  readonly ghosts: readonly Ghost[];
  readonly conforming: readonly Ghost[];
  readonly odds: readonly Odds[];
}

export interface OddsSide {
  readonly stand: string;
  readonly type: string;
  readonly factors: readonly Factor[];
  readonly total: number;
}

export interface Odds {
  readonly type: "odds";
  readonly sides: readonly [OddsSide, OddsSide];
  /** Counts out of 36, seen from the first side, best first. */
  readonly outcomes: readonly { text: string; count: number; favours: 0 | 1 | -1 }[];
}

export interface Shots {
  readonly type: "shots";
  readonly arcs: readonly (readonly Point[])[];
  readonly targets: readonly Odds[];
}

export interface Command {
  readonly type: "command";
  readonly regions: readonly (readonly Point[])[];
}

/** A legal answer to a question of a kind; other numbers give other answers. */
export interface Suggestion {
  readonly type: "suggestion";
  readonly order: Order;
  readonly text: string;
}

export type Advice = Reach | Group | Plan | Odds | Shots | Command | Suggestion;

/** POST /triumph/odds */
export interface OddsQuestion {
  readonly a: string;
  readonly d: string;
  readonly shooting: boolean;
  readonly a_marks: readonly string[];
  readonly d_marks: readonly string[];
}
