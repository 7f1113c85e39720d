/** Two lines about to meet: the illustration of the first visit. */

import { EMPTY_PICTURE } from "@app/table/empty";
import { footprint } from "@board-table/geometry";
import type { Picture, PiecePicture, Point, StandPicture } from "@board-table/picture";

const DEPTHS: Readonly<Record<string, number>> = { SPR: 750, HFT: 750, ARC: 1000, KNT: 1500, ELE: 2000 };
const SOUTH = 18_000;

/** Seat, type, x, y: in MU. */
const TROOPS: readonly (readonly [string, string, number, number])[] = [
  ["red", "SPR", 5, 4.2],
  ["red", "SPR", 7, 4.2],
  ["red", "HFT", 9, 4.2],
  ["red", "HFT", 11, 4.2],
  ["red", "ARC", 13.4, 4.8],
  ["red", "KNT", 18.4, 4.4],
  ["blue", "WBD", 5, 7],
  ["blue", "WBD", 7, 7],
  ["blue", "WBD", 9, 7],
  ["blue", "WBD", 11, 7],
  ["blue", "JCV", 15.5, 7.4],
  ["blue", "ELE", 18.4, 7.6],
];

function stand([seat, type, x, y]: (typeof TROOPS)[number], place: number): StandPicture {
  const pose = { x: x * 1000, y: y * 1000, facing: seat === "blue" ? SOUTH : 0 };
  const depth = DEPTHS[type] ?? 1000;
  return {
    ...pose,
    id: `${seat}/${place + 1}`,
    seat,
    number: place + 1,
    type,
    name: "",
    place: "table",
    worth: 0,
    corners: footprint(pose, depth),
    depth,
    general: place === 2 || place === 8,
    battle_line: false,
    in_combat: false,
    marks: [],
    cards: [],
  };
}

function round(x: number, y: number, wide: number, deep: number): readonly Point[] {
  return Array.from({ length: 24 }, (_, step): Point => {
    const turn = (step * Math.PI) / 12;
    return [
      Math.round(1000 * (x + (wide / 2) * Math.cos(turn))),
      Math.round(1000 * (y + (deep / 2) * Math.sin(turn))),
    ];
  });
}

const piece = (id: string, kind: string, corners: readonly Point[]): PiecePicture => ({
  id,
  kind,
  name: "",
  going: "",
  polygons: [corners],
  crest: null,
  line: [],
});

export const SPECIMEN: Picture = {
  ...EMPTY_PICTURE,
  width: 22_000,
  depth: 11_000,
  seats: ["red", "blue"],
  pieces: [
    piece("wood", "woods", round(1.8, 8.4, 5, 4.4)),
    piece("hill", "gentle_hill", round(20, 2, 7, 4)),
  ],
  stands: TROOPS.map(stand),
};
