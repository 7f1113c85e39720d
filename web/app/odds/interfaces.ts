export type { Odds, OddsQuestion, TypeSheet } from "@app/api/interfaces";

/** What may be true of a side, in the words of the command. */
export const MARKS: readonly (readonly [string, string])[] = [
  ["general", "the general"],
  ["uphill", "uphill"],
  ["rear-support", "rear support"],
  ["difficult", "in difficult ground"],
  ["overlap-left", "overlapped left"],
  ["overlap-right", "overlapped right"],
  ["rear-contact", "enemy in the rear"],
];
