/** Signs of hex maps on a grid of 24 by 24; reports draw the same ones, and a test compares them. */

const PEAK = "M3 19 L10 6 L14 13 L16 10 L21 19";

export const GROUND_SIGNS: Readonly<Record<string, string>> = {
  farmlands: "M4 9 H20 M4 14 H20 M4 19 H20",
  woods: "M8 6 L4 14 H12 Z M8 14 V18 M16 8 L12 16 H20 Z M16 16 V20",
  wooded_hills: "M3 19 Q9 9 15 19 M12 16 Q17 10 21 19 M17 4 L14 10 H20 Z",
  hills: "M3 18 Q8 8 13 18 M11 15 Q16 8 21 18",
  mountains: PEAK,
  high_mountains: `${PEAK} M8 10 L10 12 L12 10`,
  swamp: "M4 18 H10 M7 18 V11 M5 13 L7 16 L9 13 M13 14 H20 M16 14 V7 M14 9 L16 12 L18 9",
  jungle: "M6 19 V10 Q2 9 3 13 M6 10 Q10 8 10 13 M16 18 V8 Q11 7 12 12 M16 8 Q21 6 21 11",
  desert: "M3 13 Q7 9 11 13 M11 17 Q15 13 20 17",
  wastelands: "M5 17 L8 13 L11 17 M13 12 L16 8 L19 12",
  lake: "M4 11 Q8 8 12 11 T20 11 M4 16 Q8 13 12 16 T20 16",
  coastal_ocean: "M4 12 Q8 9 12 12 T20 12",
  deep_ocean: "M4 9 Q8 6 12 9 T20 9 M4 17 Q8 14 12 17 T20 17",
};

export const GROUNDS: ReadonlySet<string> = new Set(["plains", ...Object.keys(GROUND_SIGNS)]);

/** By the icon of a location's type. */
export const PLACE_SIGNS: Readonly<Record<string, string>> = {
  city: "M3 20 V12 H7 V8 H11 V12 H14 V5 H18 V12 H21 V20 Z",
  castle: "M5 20 V7 H8 V10 H10.5 V7 H13.5 V10 H16 V7 H19 V20 Z",
  cave: "M3 20 Q4 6 12 6 Q20 6 21 20 H15 Q15 13 12 13 Q9 13 9 20 Z",
  oasis: "M4 18 Q12 13 20 18 Q12 22 4 18 Z M12 15 V6 M12 6 Q7 4 6 9 M12 6 Q17 4 18 9",
  temple: "M4 20 H20 M6 20 V11 M12 20 V11 M18 20 V11 M3 11 H21 L12 5 Z",
  mine: "M5 19 L17 7 M13 5 Q20 6 19 12 M9 19 L5 15",
  grove: "M7 20 V14 M7 14 L3 14 L7 5 L11 14 Z M17 20 V16 M17 16 L13 16 L17 8 L21 16 Z",
  circle: "M5 20 V10 H8 V20 M16 20 V10 H19 V20 M10.5 17 V7 H13.5 V17 M7 7 H17 V9 H7 Z",
  volcano: "M3 20 L9 9 H15 L21 20 Z M12 7 V3 M9 6 L7 3 M15 6 L17 3",
  structure: "M5 20 V11 L12 5 L19 11 V20 Z",
};

/** What crosses or edges a side, drawn round its middle with the hex below. */
export const CROSSING_SIGNS: Readonly<Record<string, string>> = {
  bay: "M-5 0 A5 5 0 0 0 5 0",
  beach: "M-5 1 H5 M-3 4 H3",
  bridge: "M-4 -5 V5 M4 -5 V5",
  ford: "M-5 0 H-2 M2 0 H5",
};
