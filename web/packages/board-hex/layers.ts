/** The map sorted by what is drawn: one path for many hexes, so that a thousand of them stay quick. */

import { type Grid, isWay, outline, sideLine, spoke } from "./geometry";
import type { MapHex } from "./picture";

export const LAYERS = ["owners", "terrain", "features", "own", "ally", "neutral", "enemy", "age"] as const;
export type Layer = (typeof LAYERS)[number];

export interface Drawn {
  readonly kind: string;
  readonly path: string;
}

/** C18-25 After so many turns a hex is no paler any more. */
const OLDEST = 8;

function gathered(pieces: Iterable<readonly [string, string]>): readonly Drawn[] {
  const paths = new Map<string, string[]>();
  for (const [kind, piece] of pieces) {
    const known = paths.get(kind);
    if (known) known.push(piece);
    else paths.set(kind, [piece]);
  }
  return [...paths].map(([kind, parts]) => ({ kind, path: parts.join("") }));
}

export const grounds = (grid: Grid, hexes: readonly MapHex[]): readonly Drawn[] =>
  gathered(hexes.map((hex) => [hex.terrain, outline(grid.centre(hex.number))]));

/** The land of each nation, by its number. */
export const lands = (grid: Grid, hexes: readonly MapHex[]): readonly Drawn[] =>
  gathered(
    hexes.flatMap((hex) => (hex.owner ? [[String(hex.owner), outline(grid.centre(hex.number), 0.9)] as const] : [])),
  );

function* sides(hexes: readonly MapHex[]): Generator<readonly [MapHex, string, string]> {
  for (const hex of hexes) {
    for (const [side, features] of Object.entries(hex.sides ?? {})) {
      for (const feature of features) yield [hex, side, feature];
    }
  }
}

const LINES = new Set(["small_river", "large_river"]);
const SPOKES = new Set(["road", "sea_lane"]);

/** Rivers along sides, roads and lanes through centres, by their kind. */
export const courses = (grid: Grid, hexes: readonly MapHex[]): readonly Drawn[] =>
  gathered(
    [...sides(hexes)].flatMap(([hex, side, feature]) => {
      if (!isWay(side)) return [];
      const centre = grid.centre(hex.number);
      if (LINES.has(feature)) return [[feature, sideLine(centre, side)] as const];
      return SPOKES.has(feature) ? [[feature, spoke(centre, side)] as const] : [];
    }),
  );

export interface Crossing {
  readonly key: string;
  readonly feature: string;
  readonly number: number;
  readonly side: string;
}

const COASTS = new Set(["bay", "beach"]);
const WATERS = new Set(["lake", "coastal_ocean", "deep_ocean"]);

/** Bridges and fords, and on the side of the land bays and beaches: signs on sides. */
export const crossings = (hexes: readonly MapHex[]): readonly Crossing[] =>
  [...sides(hexes)]
    .filter(([, , feature]) => !LINES.has(feature) && !SPOKES.has(feature))
    .filter(([hex, , feature]) => !(COASTS.has(feature) && WATERS.has(hex.terrain)))
    .map(([hex, side, feature]) => ({ key: `${hex.number}${side}${feature}`, feature, number: hex.number, side }));

/** What is out of sight, by how long: the kind is how pale it is, in hundredths. */
export const faded = (grid: Grid, hexes: readonly MapHex[], turn: number): readonly Drawn[] =>
  gathered(
    hexes.flatMap((hex) => {
      const seen = hex.seen ?? -1;
      if (seen < 0) return [];
      const pale = Math.round(22 + (40 * Math.min(turn - seen, OLDEST)) / OLDEST);
      return [[String(pale), outline(grid.centre(hex.number))] as const];
    }),
  );
