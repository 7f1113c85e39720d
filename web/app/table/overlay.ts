/** From the host's advice to what is drawn. */

import { centre } from "@board-table/geometry";
import type { OddsMark } from "@board-table/overlay";
import type { Picture, Point } from "@board-table/picture";
import type { Odds } from "./interfaces";

export function oddsMark(odds: Odds, placeOf: (stand: string) => Point | undefined): OddsMark | null {
  const [a, d] = odds.sides.map((side) => placeOf(side.stand));
  if (!a || !d) return null;
  const count = (favours: number): number =>
    odds.outcomes
      .filter((outcome) => outcome.favours === favours)
      .reduce((sum, outcome) => sum + outcome.count, 0);
  const [wins, ties, loses] = [count(1), count(0), count(-1)];
  return {
    key: odds.sides.map((side) => side.stand).join("-"),
    at: [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2],
    wins,
    ties,
    loses,
    title: `${odds.sides[0].stand} against ${odds.sides[1].stand}: better ${wins}, even ${ties}, worse ${loses} of 36`,
  };
}

/** Where a stand is, or the camp of a seat. */
export function placeIn(picture: Picture): (id: string) => Point | undefined {
  return (id) => {
    const stand = picture.stands.find((each) => each.id === id && each.corners.length > 0);
    if (stand) return centre(stand.corners);
    const camp = picture.camps.find((each) => each.seat === id && each.corners.length > 0);
    return camp && centre(camp.corners);
  };
}
