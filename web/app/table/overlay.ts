/** From the host's advice to what is drawn. */

import { centre } from "@board-table/geometry";
import type { OddsMark } from "@board-table/overlay";
import type { Picture, Point } from "@board-table/picture";
import type { Meeting } from "./interfaces";

export function oddsMark(
  { stand, enemy, odds }: Meeting,
  placeOf: (stand: string) => Point | undefined,
): OddsMark | null {
  const [a, d] = [placeOf(stand), placeOf(enemy)];
  if (!a || !d) return null;
  const { doubles, wins, ties, loses, doubled } = odds.counts;
  const [better, worse] = [doubles + wins, loses + doubled];
  return {
    key: `${stand}-${enemy}`,
    at: [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2],
    wins: better,
    ties,
    loses: worse,
    title: `${stand} against ${enemy}: better ${better}, even ${ties}, worse ${worse} of 36`,
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
