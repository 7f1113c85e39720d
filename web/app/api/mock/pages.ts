/** Recorded pages: the lobby, a match in the middle of a turn, clauses, lists. */

import type * as api from "../interfaces";
import { PICTURE } from "./battle";

export const LOBBY: api.Lobby = {
  mine: [
    line("m1", "The ford at Orsk", "turn 7, red moves", true),
    line("m2", "First battle", "turn 2, the machine moves", false),
  ],
  open: [line("m3", "Vale against Tesh", "waiting for a second player", false, "open")],
  finished: [
    {
      ...line("m4", "Salt road", "ended after 11 turns", false),
      verdict: { winners: ["red"], why: "Blue lost 16 points or more and red fewer.", clause: "T16-1" },
    },
  ],
};

function line(
  id: string,
  title: string,
  state: string,
  your_turn: boolean,
  other = "bot:captain",
): api.MatchLine {
  return {
    id,
    game: "triumph",
    title,
    seats: [
      { seat: "red", player: "Ada", army: "Vale of Orsk", mine: other !== "open" },
      { seat: "blue", player: other, army: "Tesh clans", mine: false },
    ],
    state,
    your_turn,
    changed: "2026-11-18T21:20:00Z",
    verdict: null,
  };
}

const COMBAT: api.CombatReport = {
  kind: "close combat",
  sides: [
    {
      stand: "blue/4",
      seat: "blue",
      type: "WBD",
      die: 5,
      total: 8,
      factors: [{ points: 3, reason: "Warband against foot", clause: "T11.2-1" }],
    },
    {
      stand: "red/15",
      seat: "red",
      type: "BLV",
      die: 2,
      total: 3,
      factors: [
        { points: 2, reason: "Bow Levy against foot", clause: "T11.2-1" },
        { points: -1, reason: "overlapped on the left", clause: "T11.4-8" },
      ],
    },
  ],
  result: "Bow Levy is doubled and destroyed; Warband pursues 1 MU.",
  clause: "T12.1-3",
};

const entry = (text: string, more: Partial<api.LogLine> = {}): api.LogLine => ({
  text,
  clauses: [],
  details: [],
  dice: [],
  stands: [],
  combat: null,
  ...more,
});

const LOG: readonly api.LogRound[] = [
  {
    round: 38,
    title: "Turn 6",
    seat: "blue",
    lines: [
      entry("blue rolls 4 command points.", { dice: [4], clauses: ["T5-3"] }),
      entry("Warband group of three advances 3 MU.", {
        clauses: ["T7.3-6"],
        details: ["1 command point: a tactical move (T6-1)"],
        stands: ["blue/1", "blue/2", "blue/3"],
      }),
      entry("Warband blue/4 destroys Bow Levy red/15.", {
        dice: [5, 2],
        clauses: ["T12.1-3", "T13.5-2"],
        stands: ["blue/4"],
        combat: COMBAT,
        details: [
          "Warband 3 + 5 = 8, Bow Levy 1 + 2 = 3",
          "8 is at least twice 3: doubled",
          "no exception for Bow Levy: destroyed, 2 points for blue",
        ],
      }),
    ],
  },
  {
    round: 39,
    title: "Turn 7",
    seat: "red",
    lines: [
      entry("red rolls 5 command points.", { dice: [5], clauses: ["T5-3"] }),
      entry("Javelin Cavalry red/9 moves 4.2 MU.", {
        clauses: ["T7.2-1"],
        details: ["1 command point: a tactical move (T6-1)", "1 more: outside command distance (T6-3)"],
        stands: ["red/9"],
      }),
    ],
  },
];

export const MATCH: api.MatchPage = {
  match: line("m1", "The ford at Orsk", "turn 7, red moves", true),
  picture: PICTURE,
  asks: [
    {
      seat: "red",
      kind: "movement",
      prompt: "Move your troops, or end the movement.",
      round: 40,
      mine: true,
      options: {
        choices: [
          { order: { type: "end step" }, text: "done", label: "End movement", stands: [] },
        ],
        forms: [
          {
            kind: "move",
            stands: PICTURE.stands
              .filter((stand) => stand.seat === "red" && !stand.in_combat && !stand.marks.length)
              .map((stand) => stand.id),
          },
        ],
        blocked: [
          {
            label: "Dismount",
            clause: "T17.4-3",
            text: "None of your stands carries the card Mid-Battle Dismounting.",
          },
        ],
      },
    },
  ],
  text: twin(),
  log: LOG,
  messages: [
    { seat: "blue", name: "captain", text: "Well met. May the ford hold.", sent: "2026-11-18T21:02:00Z" },
  ],
  offers: [],
  may_undo: true,
  invite: "https://example.org/#/match/m1",
  head: "h40",
};

function twin(): string {
  const rows = PICTURE.stands
    .filter((stand) => stand.place === "table")
    .map((stand) => {
      const at = `${stand.x / 1000},${stand.y / 1000}`;
      return `${stand.id} ${stand.type} at ${at} facing ${stand.facing / 100}${stand.general ? " general" : ""}`;
    });
  return ["turn 7 red, movement, 3 of 5 command points", ...rows].join("\n");
}

export const CLAUSES: readonly api.Clause[] = [
  clause("T12.2-4", "Results", "Beaten: shattered (destroyed)", "Archers and Bow Levy in any terrain are shattered by any mounted."),
  clause("T6-1", "Command", "", "Each tactical move costs 1 command point, be it of a single stand, a group or a column."),
  clause("T6-2", "Command", "", "+1 command point if the move includes any Artillery, Elephants or War Wagons; only +1 however many of them."),
  clause("T7.2-1", "Movement", "Single stands", "A single stand moves in any direction and ends in any facing as long as neither front corner travels more than its movement distance."),
  clause("T8-1", "Zones of control", "", "Every stand has a zone of control (ZOC): a rectangle straight ahead of its front edge, as wide as the stand and one base width (2 MU) deep."),
];

function clause(id: string, chapter: string, section: string, text: string): api.Clause {
  return { id, chapter, section, text, later: false };
}

export const LIST: api.ArmyList = {
  id: "vale",
  title: "Vale of Orsk",
  people: "Orskan",
  text: "River farmers who hired themselves out as spearmen, until the upper towns paid them to stay at home.",
  from: 180,
  to: 240,
  invasions: [1],
  maneuvers: [2, 3],
  topographies: ["arable", "marsh"],
  entries: [
    unit("guard", "House riders", ["KNT", "ECV"], 1, 4, "", true),
    unit("spears", "Valley spears", ["SPR"], 4, 8, "all", true),
    unit("levy", "Towns' levy", ["HFT", "BLV"], 0, 6, "half", false),
    unit("river", "River folk", ["SKM", "ARC"], 1, 4, "", false),
  ],
  contingents: [
    { id: "hill", title: "Hill cousins", entries: [unit("hillmen", "Hillmen", ["WBD"], 2, 4, "", false)] },
  ],
  allies: [],
  cards: [{ card: "PD", name: "Prepared Defences", least: 0, most: 2, note: "" }],
};

function unit(
  id: string,
  title: string,
  types: readonly string[],
  least: number,
  most: number,
  battle_line: string,
  general: boolean,
): api.Entry {
  return { id, title, types, least, most, battle_line, general, note: "", cards: [] };
}

export const SCENARIOS: readonly api.Scenario[] = [
  {
    id: "first-battle",
    game: "triumph",
    title: "First battle",
    text: "24 points a side on gentle ground; hints tell what can be done. About half an hour.",
    seats: ["red", "blue"],
    musters: false,
    points: 24,
  },
  {
    id: "open-battle",
    game: "triumph",
    title: "Open battle",
    text: "48 points a side, terrain and deployment by the dice. About two hours.",
    seats: ["red", "blue"],
    musters: true,
    points: 48,
  },
];

export const ROSTERS: readonly api.RosterLine[] = [
  { id: "vale-48", title: "Vale of Orsk, the spears", list: "Vale of Orsk", points: 48, mine: false },
  { id: "tesh-48", title: "Tesh clans in spate", list: "Tesh clans", points: 48, mine: false },
];
