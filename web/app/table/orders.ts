/** Orders that the board composes, as the host reads them. */

import type { Leg } from "@board-table/geometry";
import type { TacticalMove } from "./interfaces";

/** How several stands go: abreast as they are, as the column they stand in, or into a column. */
export type March = "move" | "column" | "form column";

/** What else holds for a move: friends are ridden through, transports left at its end. */
export interface Manner {
  readonly charges: boolean;
  readonly dismounts: boolean;
}

export const CHARGE_THROUGH = "CT";
export const ON_TRANSPORTS = "on transports";

export function moveOrder(
  march: March,
  stands: readonly string[],
  legs: readonly Leg[],
  { charges, dismounts }: Manner,
): TacticalMove {
  if (march !== "move") return { type: march, stands, legs };
  return {
    type: "move",
    stands,
    legs,
    ...(charges ? { card: CHARGE_THROUGH } : {}),
    ...(dismounts ? { dismounts } : {}),
  };
}
