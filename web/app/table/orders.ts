/** Orders that the board composes, as the host reads them. */

import type { Leg } from "@board-table/geometry";
import type { Pose } from "@board-table/picture";
import type { Order } from "./interfaces";

export const moveOrder = (stands: readonly string[], legs: readonly Leg[]): Order => ({
  type: "move",
  stands,
  legs,
});

export const placeOrder = (type: string, stand: string, { x, y, facing }: Pose): Order => ({
  type,
  stand,
  pose: { x, y, facing },
});
