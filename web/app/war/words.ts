/** The board in a few words, for those who listen and for the hex that is pointed at. */

import type { TileBoard } from "@board-tiles/board.svelte";
import { words } from "@app/shell/words";
import type { Building, Unit } from "./interfaces";

export const unitWords = (unit: Unit): string =>
  unit.kind
    ? `${unit.name} ${unit.id}, ${unit.hp - unit.wounds} of ${unit.hp} HP, ${unit.ap} AP`
    : `block ${unit.id}, unknown`;

const buildingWords = (building: Building): string =>
  `${building.name} of ${building.seat === "-" ? "nobody" : building.seat}, ${building.left} of ${building.hp} HP`;

/** A hex and all that is in it. */
export function spoken(board: TileBoard, hex: number): string {
  const found = board.hexes.get(hex);
  if (!found) return "";
  const picture = board.picture();
  const parts = [found.name, found.terrain ? words(found.terrain) : "unexplored"];
  if (found.road?.length) parts.push(found.cost ? "road" : "bridge");
  if (found.token) parts.push(`adventure ${found.token}`);
  if (found.mine) parts.push(found.mine === "-" ? "free aether mine" : `aether mine of ${found.mine}`);
  const building = picture.buildings.find((one) => one.hexes.includes(hex));
  if (building) parts.push(buildingWords(building));
  const encounter = picture.encounters.find((one) => one.hex === hex);
  if (encounter) parts.push(encounter.name);
  parts.push(...board.unitsAt(hex).map(unitWords));
  return parts.join("; ");
}

export const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return "<1 %";
  return share < 1 && rounded === 100 ? ">99 %" : `${rounded} %`;
};
