/** The picture of a war as the host sends it. */

import type { components } from "@app/api/generated";

type Records = components["schemas"];

export type Picture = Records["WarPicture"];
export type HexPicture = Records["WarHex"];
export type TilePicture = Records["WarTile"];
export type UnitPicture = Records["WarUnit"];
export type BuildingPicture = Records["WarBuilding"];
export type EncounterPicture = Records["WarEncounter"];
