/** The troops, lists and armies of Triumph!, and the clauses of the rules. */

import type { Refusal } from "./decisions";

/** GET /rules?search= and /rules/{id} */
export interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly section: string;
  readonly text: string;
  readonly later: boolean;
}

/** GET /triumph/types */
export interface TypeSheet {
  readonly code: string;
  readonly name: string;
  readonly category: "foot" | "mounted";
  readonly order: "open" | "close";
  readonly half_points: number;
  readonly move: number;
  readonly versus_foot: number;
  readonly versus_mounted: number;
  readonly target: number;
  readonly depth: number;
  readonly shooting: number | null;
  readonly range: number;
  readonly results: readonly string[];
}

/** GET /triumph/lists */
export interface ArmyListLine {
  readonly id: string;
  readonly title: string;
  readonly people: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface CardOffer {
  readonly card: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly note: string;
}

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly types: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly battle_line: string;
  readonly general: boolean;
  readonly note: string;
  readonly cards: readonly CardOffer[];
}

export interface Contingent {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** GET /triumph/lists/{id}?year= */
export interface ArmyList extends ArmyListLine {
  readonly invasions: readonly number[];
  readonly maneuvers: readonly number[];
  readonly topographies: readonly string[];
  readonly entries: readonly Entry[];
  readonly contingents: readonly Contingent[];
  readonly allies: readonly Contingent[];
  readonly cards: readonly CardOffer[];
}

export interface RosterStand {
  readonly entry: string;
  readonly type: string;
  readonly count: number;
  readonly general: boolean;
  readonly garrison: boolean;
}

export interface RosterCard {
  readonly card: string;
  readonly entry: string;
  readonly count: number;
}

export interface Roster {
  readonly id: string;
  readonly title: string;
  readonly list: string;
  readonly format: string;
  readonly year: number;
  readonly invasion: number;
  readonly maneuver: number;
  readonly topography: string;
  readonly contingents: readonly string[];
  readonly ally: string;
  readonly stands: readonly RosterStand[];
  readonly cards: readonly RosterCard[];
}

/** POST /triumph/armies/check */
export interface RosterCheck {
  readonly refusals: readonly Refusal[];
  readonly cost: number;
  readonly limit: number;
  readonly cost_lines: readonly { text: string; half_points: number }[];
}
