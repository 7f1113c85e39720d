/** What the client sends and receives: the contract with the host. Every call is under `/api`. */

import type { Picture, Point, Pose } from "@board-table/picture";

export interface Refusal {
  readonly clause: string;
  readonly place: string;
  readonly text: string;
}

export interface Person {
  readonly name: string;
  readonly guest: boolean;
}

/** GET /me */
export interface Me {
  readonly person: Person | null;
  readonly sessions: readonly Session[];
}

export interface Session {
  readonly id: string;
  readonly started: string;
  readonly browser: string;
  readonly current: boolean;
}

/** POST /guests */
export interface NewGuest {
  readonly name: string;
  readonly recovery: string;
}

/** `player` is a person's name, `bot:NAME`, `open`, `hot seat` or `me`. */
export interface SeatLine {
  readonly seat: string;
  readonly player: string;
  readonly army: string;
  readonly mine: boolean;
}

export interface MatchLine {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatLine[];
  /** What is happening, in words: "turn 4, red moves". */
  readonly state: string;
  readonly your_turn: boolean;
  readonly changed: string;
  readonly verdict: Verdict | null;
}

/** GET /matches */
export interface Lobby {
  readonly mine: readonly MatchLine[];
  readonly open: readonly MatchLine[];
  readonly finished: readonly MatchLine[];
}

/** GET /triumph/scenarios */
export interface Scenario {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly seats: readonly string[];
  /** True where every seat brings an army of its own. */
  readonly musters: boolean;
  readonly points: number;
}

/** GET /triumph/rosters */
export interface RosterLine {
  readonly id: string;
  readonly title: string;
  readonly list: string;
  readonly points: number;
  readonly mine: boolean;
}

/** POST /matches answers with the new `MatchLine`. */
export interface NewMatch {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly { seat: string; player: string; roster: string }[];
}

export interface Verdict {
  readonly winners: readonly string[];
  readonly why: string;
  readonly clause: string;
}

/** An order is a tagged record the host made or `table/orders.ts` composed. */
export type Order = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly order: Order;
  /** The order in the notation of the players. */
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  /** The stands it is about, to be shown on the board. */
  readonly stands: readonly string[];
}

export interface Blocked {
  readonly label: string;
  readonly clause: string;
  readonly text: string;
}

/**
 * What may be answered. `choices` are buttons; `forms` name what the board may compose beside
 * them: `move` (tactical moves of `stands`) and `place` (stands, camps or terrain from a tray).
 */
export interface Options {
  readonly choices: readonly Choice[];
  readonly forms: readonly Form[];
  readonly blocked: readonly Blocked[];
}

export interface MoveForm {
  readonly kind: "move";
  readonly stands: readonly string[];
}

/** The order is `{type: order, stand, pose}`, one stand at a time. */
export interface PlaceForm {
  readonly kind: "place";
  readonly order: string;
  readonly stands: readonly string[];
  readonly regions: readonly (readonly Point[])[];
}

/** Anything else: fields to fill in; the order is `{type: order, ...values}`. */
export interface FieldsForm {
  readonly kind: "fields";
  readonly order: string;
  readonly label: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: "choice" | "number" | "several";
  readonly choices: readonly { value: string | number; label: string }[];
  readonly least: number;
  readonly most: number;
}

export type Form = MoveForm | PlaceForm | FieldsForm;

export interface Ask {
  readonly seat: string;
  readonly kind: string;
  /** The question as a sentence. */
  readonly prompt: string;
  readonly round: number;
  readonly options: Options;
  /** True for the seats this page may answer for. */
  readonly mine: boolean;
}

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

export interface Message {
  readonly seat: string;
  readonly name: string;
  readonly text: string;
  readonly sent: string;
}

export interface Offer {
  readonly seat: string;
  readonly kind: "end";
}

/** GET /matches/{id} */
export interface MatchPage {
  readonly match: MatchLine;
  readonly picture: Picture;
  readonly asks: readonly Ask[];
  /** The text twin of the board. */
  readonly text: string;
  readonly log: readonly LogRound[];
  readonly messages: readonly Message[];
  readonly offers: readonly Offer[];
  readonly may_undo: boolean;
  readonly invite: string;
  readonly head: string;
}

/** POST /matches/{id}/answers */
export interface Answer {
  readonly seat: string;
  readonly round: number;
  readonly order?: Order;
  readonly text?: string;
}

export interface Receipt {
  readonly line: number;
  readonly head: string;
}

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

/** GET /matches/{id}/replay?seat=&from=&count= */
export interface ReplayPage {
  readonly total: number;
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly round: number;
  readonly title: string;
  readonly picture: Picture;
  readonly lines: readonly LogLine[];
}

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

/** POST /triumph/odds */
export interface OddsQuestion {
  readonly a: string;
  readonly d: string;
  readonly shooting: boolean;
  readonly a_marks: readonly string[];
  readonly d_marks: readonly string[];
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

/** What the host pushes over /live?match=ID. */
export interface Pulse {
  readonly match: string;
  readonly head: string;
}
