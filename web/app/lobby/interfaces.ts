import type { AnyPicture, Verdict } from "@app/api/interfaces";

export type { Lobby, MatchLine, Pulse, SeatLine } from "@app/api/interfaces";

/** A match looked at in passing. */
export interface Glance {
  readonly changed: number;
  readonly picture: AnyPicture | null;
  readonly verdict: Verdict | null;
  /** What is asked of me. */
  readonly prompt: string;
}
