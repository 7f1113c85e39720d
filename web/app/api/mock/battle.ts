/** One recorded position: the lines have met in the middle, red is to move. */

import { footprint, MU } from "@board-table/geometry";
import type { PiecePicture, Picture, Point, Polygon, StandPicture } from "@board-table/picture";
import { typeOf } from "./types";

/** seat/number type x,y facing marks … */
const STANDS = `
red/1 SPR 20,13 0 line
red/2 SPR 22,13 0 line general
red/3 SPR 24,13 0 line
red/4 SPR 26,13.8 0 line
red/5 HFT 20,12.25 0 line
red/6 HFT 22,12.25 0
red/7 KNT 33,13 20
red/8 KNT 35.2,12.2 20
red/9 JCV 39,12 0 moved
red/10 ARC 15,13 0
red/11 SKM 12,14 350
red/12 SKM 17.3,14.7 0
red/13 ART 29,9.5 0
red/14 ELE 30,13 0
blue/1 WBD 19.5,18 180 line
blue/2 WBD 21.5,18 180 line
blue/3 WBD 23.5,18 180 line
blue/4 WBD 26,13.8 180 line fighting
blue/5 WRR 21.5,19 180
blue/6 RDR 14,19 180
blue/7 LFT 10.5,19.5 170
blue/8 CHT 32,20 180 general
blue/9 CHT 34.2,20 180
blue/10 HBW 39,20 190 shot
blue/11 CAT 28.5,18.5 180
blue/12 RBL 16.5,20.5 180
blue/13 PAV 24.5,21 180
blue/14 HRD 19,22 180
blue/15 WWG 36.5,21.5 180
red/15 BLV lost
blue/16 SKM lost`;

function readStand(line: string): StandPicture {
  const [id = "", type = "", place = "", facing = "0", ...words] = line.split(" ");
  const sheet = typeOf(type);
  const lost = place === "lost";
  const [x = 0, y = 0] = lost ? [] : place.split(",").map((part) => Number(part) * MU);
  const pose = { x, y, facing: Number(facing) * 100 };
  return {
    id,
    seat: id.split("/")[0] ?? "",
    number: Number(id.split("/")[1]),
    type,
    place: lost ? "lost" : "table",
    worth: sheet.half_points,
    corners: lost ? [] : footprint(pose, sheet.depth),
    ...pose,
    depth: sheet.depth,
    general: words.includes("general"),
    battle_line: words.includes("line"),
    in_combat: words.includes("fighting") || id === "red/4",
    marks: words.filter((word) => word === "moved" || word === "shot"),
    cards: [],
  };
}

function ellipse(x: number, y: number, across: number, along: number, turn: number): Polygon {
  return Array.from({ length: 24 }, (_, place): Point => {
    const angle = (place / 24) * 2 * Math.PI;
    const [a, b] = [(Math.cos(angle) * across) / 2, (Math.sin(angle) * along) / 2];
    const tilt = (turn * Math.PI) / 180;
    return [
      Math.round((x + a * Math.cos(tilt) - b * Math.sin(tilt)) * MU),
      Math.round((y + a * Math.sin(tilt) + b * Math.cos(tilt)) * MU),
    ];
  });
}

function piece(
  id: string,
  kind: string,
  name: string,
  polygons: readonly Polygon[],
  more: Partial<PiecePicture> = {},
): PiecePicture {
  return { id, kind, name, going: "difficult", polygons, crest: null, line: [], ...more };
}

const PIECES: readonly PiecePicture[] = [
  piece("T1", "woods", "Woods", [ellipse(11, 24, 8, 5, 20)]),
  piece("T2", "gentle_hill", "Gentle Hill", [ellipse(28, 12, 8, 6, 0)], {
    going: "open",
    crest: [
      [26000, 12000],
      [30000, 12000],
    ],
  }),
  piece("T3", "village", "Village", [ellipse(44, 20, 5, 6, 0)]),
  piece("T4", "ploughed_fields", "Ploughed Fields", [ellipse(12, 6, 8, 7, 45)], { going: "open" }),
  piece("T5", "marsh", "Marsh", [ellipse(4, 14, 7, 6, 0)]),
  piece("T6", "road", "Road", roadBands(), {
    going: "open",
    line: [
      [0, 27000],
      [20000, 26000],
      [48000, 28000],
    ],
  }),
  piece("T7", "steep_hill", "Steep Hill", [ellipse(36, 4.5, 8, 6, 135)], {
    crest: [
      [34600, 5900],
      [37400, 3100],
    ],
  }),
];

function roadBands(): readonly Polygon[] {
  return [
    [
      [0, 27500],
      [20000, 26500],
      [20000, 25500],
      [0, 26500],
    ],
    [
      [20000, 26500],
      [48000, 28500],
      [48000, 27500],
      [20000, 25500],
    ],
  ];
}

const stands = STANDS.trim().split("\n").map(readStand);

export const PICTURE: Picture = {
  viewer: "red",
  width: 48 * MU,
  depth: 32 * MU,
  seats: ["red", "blue"],
  pieces: PIECES,
  camps: [
    { seat: "red", corners: footprintOfCamp(24, 0), wagon: false, fortified: false, garrison: "" },
    { seat: "blue", corners: footprintOfCamp(22, 30), wagon: false, fortified: true, garrison: "blue/17" },
  ],
  stands,
  armies: [
    army("red", "Vale of Orsk, year 212", "south", 4, { HL: 2 }, ["red/15 Bow Levy, 2 points"]),
    army("blue", "Tesh clans, year 209", "north", 6, { PD: 1 }, ["blue/16 Skirmishers, 3 points"]),
  ],
  turn: 7,
  active: "red",
  step: "movement",
  rolled: 5,
  points: 3,
  combats: [{ stand: "red/4", enemy: "blue/4" }],
  zones: Object.fromEntries(
    stands
      .filter((stand) => stand.place === "table" && !stand.in_combat)
      .map((stand) => [stand.id, [footprint({ ...ahead(stand), facing: stand.facing }, 2 * MU)]]),
  ),
};

function ahead(stand: StandPicture): { x: number; y: number } {
  const turn = (stand.facing / 100) * (Math.PI / 180);
  return {
    x: Math.round(stand.x + 2 * MU * Math.sin(turn)),
    y: Math.round(stand.y + 2 * MU * Math.cos(turn)),
  };
}

function footprintOfCamp(x: number, y: number): Polygon {
  return [
    [(x - 2) * MU, y * MU],
    [(x + 2) * MU, y * MU],
    [(x + 2) * MU, (y + 2) * MU],
    [(x - 2) * MU, (y + 2) * MU],
  ];
}

function army(
  seat: string,
  title: string,
  base_edge: string,
  lost: number,
  cards: Record<string, number>,
  losses: readonly string[],
): Picture["armies"][number] {
  return { seat, title, base_edge, lost, limit: 32, losses, cards };
}
