export type { AnyPicture, BotLine, GameLine, MatchLine, MatchPage, NewMatch, RosterLine, Scenario } from "@app/api/interfaces";

/** How the live line to a match holds. */
export type Connection = "joining" | "on" | "lost" | "caught up";

/** Who sits where before the match begins. */
export interface SeatPlan {
  readonly seat: string;
  player: string;
  roster: string;
}

/** Whom one wants to play with. */
export type Company = "machine" | "beside" | "link";
