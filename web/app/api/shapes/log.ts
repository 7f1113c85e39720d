/** What happened, and why. */

export interface Factor {
  readonly points: number;
  readonly reason: string;
  readonly clause: string;
}

export interface CombatSide {
  readonly stand: string;
  readonly seat: string;
  readonly type: string;
  readonly factors: readonly Factor[];
  readonly die: number;
  readonly total: number;
}

/** A shot or close combat as it was resolved, for the panel with the dice. */
export interface CombatReport {
  readonly kind: "close combat" | "shooting";
  readonly sides: readonly [CombatSide, CombatSide];
  readonly result: string;
  readonly clause: string;
}

export interface LogLine {
  readonly text: string;
  readonly clauses: readonly string[];
  readonly details: readonly string[];
  readonly dice: readonly number[];
  readonly stands: readonly string[];
  readonly combat: CombatReport | null;
}

export interface LogRound {
  readonly round: number;
  readonly title: string;
  readonly seat: string;
  readonly lines: readonly LogLine[];
}
