/**
 * Faces of blocks on a grid of 24 by 24, drawn like the troops of the open table: `solid` is
 * filled, `line` is stroked, `cut` is stroked in the colour of the ground.
 */

import { TROOPS, type Drawing } from "./troops";

const troop = (code: string): Drawing => TROOPS[code] ?? { solid: "" };

const HAMMER: Drawing = {
  solid: "M3 6.5 8.5 1.5 15 5.5 13 8 11.5 7.2 9.5 9.5 6 6.5 4.8 8Z",
  line: "M8.5 8.5 19.5 20.5M2.5 21.5 11.5 12.5M2.5 21.5 2 18.5M2.5 21.5 5.5 22",
};
const SPYGLASS: Drawing = {
  solid: "M2 14.5 9.5 11 11.5 15.5 4 19ZM10.3 10.6 17 7.5 19.2 12.3 12.4 15.3ZM17.8 6 21 4.5 23.2 9.6 20 11Z",
  line: "M9.5 17 6 22.5M11.5 16.2 14 22.5M3 6.5Q7 2.5 11 6.5",
};
const MASK: Drawing = {
  solid: "M4 3.5Q12 .5 20 3.5V12Q20 19 12 22.5 4 19 4 12Z",
  cut: "M7.2 9.2Q9 7.5 10.8 9.2 9 11 7.2 9.2M13.2 9.2Q15 7.5 16.8 9.2 15 11 13.2 9.2M8.5 16.5Q12 13.8 15.5 16.5",
};
const PAW: Drawing = {
  solid:
    "M12 11.5c4 0 6.5 3.2 6.5 6.3 0 2.4-1.8 3.7-3.6 3.2-1.7-.5-4.1-.5-5.8 0-1.8.5-3.6-.8-3.6-3.2 0-3.1 2.5-6.3 6.5-6.3Z" +
    "M4 8.3a2 2.7 0 1 1-.01 0ZM9.2 3.5a2 2.8 0 1 1-.01 0ZM14.8 3.5a2 2.8 0 1 1-.01 0ZM20 8.3a2 2.7 0 1 1-.01 0Z",
};
const SHIELD_AND_SPEAR: Drawing = {
  solid: "M9 6.5a7.2 7.2 0 1 1-.01 0Z",
  line: "M19 22.5V4M17 7 19 1.5 21 7Z",
  cut: "M9 9v9.5M4.3 13.7h9.4M9 11.7a2 2 0 1 1-.01 0Z",
};
const TWO_AXES: Drawing = {
  solid:
    "M8.3 3.4Q2.6 3 1.2 9.6 5 8.2 8.8 10.6ZM15.7 3.4Q21.4 3 22.8 9.6 19 8.2 15.2 10.6Z",
  line: "M7.2 2 17.5 22M16.8 2 6.5 22",
};
const LONGBOW: Drawing = {
  solid: "",
  line: "M9 1C17.5 6.5 17.5 17.5 9 23M9 1V23M2 12H20.5M18 9.3 21 12 18 14.7M4.5 10 2 12 4.5 14M14.8 5.5 17 4M14.8 18.5 17 20",
};
const CROSSBOW: Drawing = {
  solid: "M10.6 7H13.4V21.5Q12 23 10.6 21.5Z",
  line: "M2.5 10.5Q12 1.5 21.5 10.5M2.5 10.5 12 14 21.5 10.5M12 2V7M10.2 4 12 1.6 13.8 4",
};
const MANGONEL: Drawing = {
  solid: "M2 15.5H22V18H2ZM6 18.2a2.6 2.6 0 1 1-.01 0ZM18 18.2a2.6 2.6 0 1 1-.01 0ZM3.5 1.2a2.7 2.7 0 1 1-.01 0Z",
  line: "M4 4.5 14.5 15M9.5 15V8L15.5 8V15",
};
const HERON_GUARD: Drawing = {
  solid: "M2.5 9H10.5V15Q10.5 19.5 6.5 22 2.5 19.5 2.5 15ZM13.5 3.2 16 1.5 17.6 3.4 23 4.6 17.4 6.2Q16 8.6 17.4 11.2L15.2 10.6Q13 7 13.5 3.2Z",
  line: "M15.2 10.5V22.5M12.8 22.5H17.6",
  cut: "M6.5 11V19.5",
};
const EMBER_RIDER: Drawing = {
  solid:
    (TROOPS["ECV"]?.solid ?? "") +
    "M4.5 7.5C2.5 5.5 4.3 3.9 3.8.8 6.2 2.2 6.5 4 6 5.2 7 4.9 7.3 4.2 7.3 3.4 8.9 5 8.4 7.6 6.2 8.2Z",
};
const CROWN: Drawing = {
  solid: "M3 18 1.5 6.5 7.5 11 12 3 16.5 11 22.5 6.5 21 18ZM3.5 19.5h17V22h-17Z",
};
const TOWER: Drawing = {
  solid: "M6 22V10H4.5V3H8v2.5h2.5V3h3v2.5H16V3h3.5v7H18v12Z",
  cut: "M12 13v4M9.8 22v-2.5a2.2 2.2 0 0 1 4.4 0V22",
};

/** By unit type. */
const UNITS: Readonly<Record<string, Drawing>> = {
  builder: HAMMER,
  scout: SPYGLASS,
  bowman: troop("ARC"),
  swordsman: troop("EFT"),
  pikeman: troop("PIK"),
  horseman: troop("ECV"),
  skirmisher: troop("LFT"),
  shieldmaiden: SHIELD_AND_SPEAR,
  berzerker: TWO_AXES,
  knight: troop("KNT"),
  ballista: troop("ART"),
  longbowman: LONGBOW,
  mangonel: MANGONEL,
  heronguard: HERON_GUARD,
  legionary: troop("HFT"),
  emberrider: EMBER_RIDER,
  crossbowman: CROSSBOW,
  lancer: troop("JCV"),
  decoy: MASK,
  bear: PAW,
};

/** By class, for types that have no drawing of their own. */
const CLASSES: Readonly<Record<string, Drawing>> = {
  cavalry: troop("HBW"),
  ranged: troop("BLV"),
  swords: troop("HFT"),
  spears: troop("SPR"),
  siege: troop("ART"),
  scout: SPYGLASS,
  civilian: HAMMER,
  decoy: MASK,
  companion: PAW,
  tower: TOWER,
};

export const drawingOf = (kind: string, unitClass: string): Drawing =>
  UNITS[kind] ?? CLASSES[unitClass] ?? CROWN;

/** The icons of the combat dice. */
export const DICE_ICONS: Readonly<Record<string, Drawing>> = {
  infantry: { solid: "M10.5 2h3l.8 12.5h-4.6ZM6 15h12v2.6H6ZM10.7 18.5h2.6V22h-2.6Z" },
  cavalry: { solid: "M5 22C3.5 12 7 4 14.5 3.5L16 1.5 17 4.5C20 6.5 21.5 10 22 13L19.5 15.5 15 12.8C14 16 16.5 18 17 22Z" },
  ranged: { solid: "", line: "M4 20 20 4M12.5 3.5H20.5V11.5M4 20 3 15.5M4 20 8.5 21M7 17 6 12.5M7 17 11.5 18" },
  critical: { solid: "M12 1 14.6 8.4 22.5 6.5 17.2 12.5 21.5 19.3 14.3 17.2 12 23.5 9.7 17.2 2.5 19.3 6.8 12.5 1.5 6.5 9.4 8.4Z" },
};

/** Buildings and what acts as one, filled in the colour of their seat. */
export const BUILDINGS: Readonly<Record<string, Drawing>> = {
  settlement: {
    solid: "M1 21.5V13L5.5 8.5 10 13V21.5ZM8 12.3 13.5 5.5 19 12.3V21.5H11V12.6ZM18 21.5V14.5L20.5 12 23 14.5V21.5Z",
    cut: "M4.2 21.5V17.5H6.8V21.5M13.3 21.5V16.5H16.7V21.5M13 12h4",
  },
  barracks: {
    solid: "M1.5 21.5V12L5 8H19L22.5 12V21.5Z",
    line: "M12 8V2M12 2.3H17L15.7 4 17 5.6H12",
    cut: "M10 21.5V16.5H14V21.5M5 14.5V17M18.5 14.5V17M2.5 12.4H21.5",
  },
  academy: {
    solid: "M1.5 9 12 2.5 22.5 9V11H1.5ZM3.5 12H6.5V18.5H3.5ZM8.7 12H11V18.5H8.7ZM13 12H15.3V18.5H13ZM17.5 12H20.5V18.5H17.5ZM1.5 19.5H22.5V22H1.5Z",
  },
  "siege-workshop": {
    solid: "M1.5 21.5V11.5L6 9V11.5L10.5 9V11.5L15 9V21.5ZM19 13.6a4 4 0 1 1-.01 0Z",
    line: "M15.5 13 20.5 3M17 3.2H22.5M20.3 3.5V6.5",
    cut: "M4 21.5V17H7.5V21.5M10 15.5H12.5M19 14.5V20.7M15.9 17.6H22.1",
  },
  "guard-towers": {
    solid: "M2.5 22V10H1.5V4.5H3.8V6.3H5.3V4.5H7.3V6.3H8.8V4.5H10.5V10H9.7V15H14.3V10H13.5V4.5H15.2V6.3H16.7V4.5H18.7V6.3H20.2V4.5H22.5V10H21.5V22Z",
    cut: "M6 11.5V14M18 11.5V14M10.3 22V19.3a1.7 1.7 0 0 1 3.4 0V22",
  },
  fortress: {
    solid: "M1.5 22V8.5H1V4H3V5.5H4.5V4H6.5V5.5H8V9.5H9V3H10.5V4.5H13.5V3H15V9.5H16V5.5H17.5V4H19.5V5.5H21V4H23V8.5H22.5V22Z",
    line: "M12 3V.5M12 .6H16",
    cut: "M9.8 22V17a2.2 2.2 0 0 1 4.4 0V22M4.7 12V15M19.3 12V15M12 8V11",
  },
  "burning-village": {
    solid: "M2 21.5V14.5L6.5 10.5 11 14.5V21.5ZM12.5 21.5V15.5L17 11.5 21.5 15.5V21.5ZM8.5 9C7.5 6.5 10 5.5 9.8 2.5 12.5 4 13 6 12.4 7.6 13.6 7.2 14 6.4 14 5.5 16 7.5 15.5 10.5 12.5 11.2 10.5 11.4 9 10.5 8.5 9Z",
    cut: "M5.3 21.5V18H7.7V21.5M15.8 21.5V18.5H18.2V21.5",
  },
  "ant-colony": {
    solid: "M1.5 21.5Q6 7 9.5 8 12 3 15 8.5 18.5 9 22.5 21.5Z",
    cut: "M9 14.5a1.3 1.3 0 1 1-.01 0M15 17a1.3 1.3 0 1 1-.01 0M12 10.8a1 1 0 1 1-.01 0",
  },
};

/** Encounters that travel, and what lies on a hex. */
export const TOKENS: Readonly<Record<string, Drawing>> = {
  caravan: {
    solid: "M2 11H14V16.5H2ZM5 17a2.4 2.4 0 1 1-.01 0ZM11.5 17a2.4 2.4 0 1 1-.01 0ZM15.5 12.5 18.5 10.5 20 8.5 22 10 21 12 20.5 18.5H19L18.5 15H16.5L16 18.5H14.8Z",
    line: "M2.5 10.5Q8 4 13.5 10.5",
  },
  competition: {
    solid: "M12 10.2a1.9 1.9 0 1 1-.01 0Z",
    line: "M12 3.5a8.5 8.5 0 1 1-.01 0M12 7.2a4.9 4.9 0 1 1-.01 0M12 12 21.5 2.5",
  },
  adventure: {
    solid: "M5.5 3.5H18Q20.5 3.5 20.5 6.5H17.5V18.5Q17.5 21.5 14.5 21.5H4Q6.5 20.5 6.5 18V6.5Q6.5 4 5.5 3.5Z",
    cut: "M9.2 8H14.8M9.2 11.2H14.8M9.2 14.4H12.8",
  },
  mine: {
    solid: "M12 1.5 16 7 14.5 18H9.5L8 7ZM5.5 7.5 8 11 8.2 19H5L3 12.5ZM18.5 7.5 21 12.5 19 19H15.8L16 11ZM3 20H21V22.5H3Z",
    cut: "M12 4.5V15",
  },
};
