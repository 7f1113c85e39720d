export type { Handbook, Odds, OddsQuestion } from "@app/api/interfaces";

/** What may be true of a side, in the words of the command. */
export const MARKS: readonly (readonly [string, string])[] = [
  ["general", "the general"],
  ["uphill", "uphill"],
  ["rear-support", "rear support"],
  ["difficult", "in difficult ground"],
  ["overlapped", "overlapped on one side"],
  ["overlapped-2", "overlapped on both"],
  ["flank", "enemy in the flank"],
  ["rear", "enemy in the rear"],
];
