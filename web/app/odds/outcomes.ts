import type { Odds } from "./interfaces";

export interface Outcome {
  readonly text: string;
  readonly clause: string;
  readonly count: number;
  /** 1 for the first side, -1 for the second, 0 for neither. */
  readonly favours: -1 | 0 | 1;
}

const EVEN = ["tie", "nothing"];

/** The 36 pairs of dice, each counted once, the best for the first side first. */
export function outcomesOf(odds: Odds, first: string, second: string): readonly Outcome[] {
  const fates = (side: Odds["first"], name: string, favours: 1 | -1): Outcome[] =>
    side.tallies
      .filter((tally) => tally.count && !EVEN.includes(tally.result))
      .map(({ result, clause, count }) => ({ text: `${name}: ${result}`, clause, count, favours }));
  const even: Outcome[] = odds.second.tallies
    .filter((tally) => tally.count && EVEN.includes(tally.result))
    .map(({ result, clause, count }) => ({ text: result, clause, count, favours: 0 }));
  return [...fates(odds.second, second, 1), ...even, ...fates(odds.first, first, -1).reverse()];
}
