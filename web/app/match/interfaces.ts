export type { BotLine, MatchLine, NewMatch, RosterLine, Scenario } from "@app/api/interfaces";

/** Who sits where before the match begins. */
export interface SeatPlan {
  readonly seat: string;
  player: string;
  roster: string;
}

/** Whom one wants to play with. */
export type Company = "machine" | "beside" | "link";
