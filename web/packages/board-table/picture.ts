/**
 * The picture of a battle as the host sends it. Lengths are thousandths of an MU, angles
 * hundredths of a degree, points are half points.
 */

import type { components } from "@app/api/generated";

type Records = components["schemas"];

export type Point = readonly [number, number];
export type Polygon = readonly Point[];
export type Pose = Records["triumph.Pose"];
export type StandPicture = Records["StandPicture"];
export type PiecePicture = Records["PiecePicture"];
export type CampPicture = Records["CampPicture"];
export type ArmyPicture = Records["ArmyPicture"];
export type CombatPicture = Records["CombatPicture"];
export type AreaPicture = Records["AreaPicture"];
export type Picture = Records["BattlePicture"];
