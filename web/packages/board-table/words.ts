import type { StandPicture } from "./picture";

const COMPASS = [
  "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
] as const;

export const direction = (facing: number): string => COMPASS[Math.round(facing / 4500) % 8] ?? "north";

export const mu = (length: number): string => (length / 1000).toFixed(2).replace(/\.?0+$/, "");

export const points = (halves: number): string =>
  halves % 2 ? `${Math.floor(halves / 2) || ""}½` : String(halves / 2);

/** A stand as a screen reader says it. */
export function spoken(stand: StandPicture, typeName: string): string {
  const words = [
    `${stand.seat} ${stand.number}, ${typeName}`,
    stand.general ? "general" : "",
    `at ${mu(stand.x)}, ${mu(stand.y)}`,
    `facing ${direction(stand.facing)}`,
    stand.in_combat ? "in combat" : "",
    ...stand.marks,
  ];
  return words.filter(Boolean).join(", ");
}
