/** Everything the pages may ask of the host. */

import type * as api from "./interfaces";

export interface Api {
  me(): Promise<api.Me>;
  signUp(name: string, password: string): Promise<api.Person>;
  playAsGuest(): Promise<api.NewGuest>;
  signIn(name: string, secret: string): Promise<api.Person>;
  endSession(id: string): Promise<void>;
  lobby(): Promise<api.Lobby>;
  /** Of every game. */
  scenarios(): Promise<readonly api.Scenario[]>;
  rosters(): Promise<readonly api.RosterLine[]>;
  newMatch(match: api.NewMatch): Promise<api.MatchLine>;
  takeSeat(match: string, wanted: api.TakeSeat): Promise<api.MatchLine>;
  /** The word with which somebody takes the seat. */
  invite(match: string, seat: string): Promise<string>;
  /** Of the log only the rounds after one that is known. */
  match(id: string, after?: number): Promise<api.MatchPage>;
  /** A match without its log. */
  glance(id: string): Promise<api.MatchPage>;
  answer(match: string, answer: api.Answer): Promise<api.Receipt>;
  advice(match: string, seat: string, question: { readonly type: string }): Promise<unknown>;
  act(match: string, deed: Deed, seat: string): Promise<void>;
  rematch(match: string): Promise<api.MatchLine>;
  say(match: string, seat: string, text: string): Promise<void>;
  replay(match: string, seat: string, from: number, count: number): Promise<api.ReplayPage>;
  fileAddress(match: string): string;
  clauses(words: string, game: string): Promise<readonly api.Clause[]>;
  chapters(game: string): Promise<readonly api.Chapter[]>;
  handbook(): Promise<api.Handbook>;
  games(): Promise<readonly api.GameLine[]>;
  bots(): Promise<readonly api.BotLine[]>;
  odds(question: api.OddsQuestion): Promise<api.Odds>;
  lists(): Promise<readonly api.ArmyListLine[]>;
  list(id: string): Promise<api.ArmyList>;
  checkRoster(roster: api.Roster): Promise<api.RosterCheck>;
  saveRoster(roster: api.Roster): Promise<{ readonly id: string }>;
  roster(id: string): Promise<api.Roster>;
  /** An army of a list that spends every point of a format. */
  example(list: string, format: string): Promise<api.Roster>;
  forgetRoster(id: string): Promise<void>;
  /** What a nation reads after a round; the last one if none is named. */
  report(match: string, seat: string, round: number): Promise<api.ReportPage>;
  /** Where the same stands as a page of its own. */
  reportAddress(match: string, seat: string, round: number, form: string): string;
  /** The table of resources of every turn. */
  stores(match: string, seat: string): Promise<readonly api.StoresLine[]>;
  /** News of a match, or with no name of all matches. */
  live(match: string, told: (pulse: api.Pulse) => void, state: (on: boolean) => void): () => void;
}

/** Each is a POST to /matches/{id}/{deed}. */
export type Deed = "undo" | "close" | "resign" | "offer" | "retract" | "leave";

/** A request that was refused, with the reasons the host gave. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusals: readonly api.Refusal[],
  ) {
    super(refusals.map((refusal) => refusal.text).join(" ") || `The host answered ${status}.`);
  }
}

/** The host could not be reached. */
export class Unreachable extends Error {
  constructor() {
    super("The host cannot be reached. Your last answer may not have arrived; try again in a moment.");
  }
}
