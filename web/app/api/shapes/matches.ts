/** Matches: the lobby, one match on its page, its replay. */

import type { Picture } from "@board-table/picture";
import type { Ask, Order } from "./decisions";
import type { LogLine, LogRound } from "./log";

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

/** What the host pushes over /live?match=ID. */
export interface Pulse {
  readonly match: string;
  readonly head: string;
}
