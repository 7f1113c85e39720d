export type { MatchLine, NewMatch, RosterLine, Scenario } from "@app/api/interfaces";

/** Who sits where before the match begins. */
export interface SeatPlan {
  readonly seat: string;
  player: string;
  roster: string;
}

export const OPPONENTS = [
  ["bot:captain", "the machine, strong"],
  ["bot:recruit", "the machine, easy"],
  ["open", "whoever takes the seat"],
  ["hot seat", "somebody beside me"],
] as const;
