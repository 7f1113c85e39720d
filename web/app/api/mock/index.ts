/** Recorded states behind the same door as the host: for making and looking at pages. */

import { Refused, type Api } from "../api";
import type { Leg } from "@board-table/geometry";
import { afterLegs, footprint } from "@board-table/geometry";
import type { MatchPage, Order, RosterCheck, RosterLine, Roster } from "../interfaces";
import { advise, odds } from "./advice";
import { PICTURE } from "./battle";
import { CLAUSES, LIST, LOBBY, MATCH, ROSTERS, SCENARIOS } from "./pages";
import { TYPES, typeOf } from "./types";

let page: MatchPage = MATCH;
let before: MatchPage | null = null;
let guest = "Ada";

const soon = <Answer>(answer: Answer): Promise<Answer> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), 40));

function resolve(order: Order): void {
  before = page;
  if (order["type"] !== "move") return;
  const ids = order["stands"] as readonly string[];
  const moved = page.picture.stands.filter((stand) => ids.includes(stand.id));
  const poses = afterLegs(moved, order["legs"] as readonly Leg[]);
  const stands = page.picture.stands.map((stand) => {
    const pose = poses[moved.indexOf(stand)];
    if (!pose) return stand;
    return { ...stand, ...pose, corners: footprint(pose, stand.depth), marks: ["moved"] };
  });
  page = {
    ...page,
    picture: { ...page.picture, stands, points: page.picture.points - 1 },
    head: `h${Date.now()}`,
  };
}

function check(roster: Roster): RosterCheck {
  const cost_lines = roster.stands.map((stand) => ({
    text: `${stand.count} ${typeOf(stand.type).name}`,
    half_points: stand.count * typeOf(stand.type).half_points,
  }));
  const cost = cost_lines.reduce((sum, line) => sum + line.half_points, 0);
  const refusals = [];
  if (cost > 96) refusals.push({ clause: "T3.1-1", place: "", text: "The army costs more than 48 points." });
  if (!roster.stands.some((stand) => stand.general)) {
    refusals.push({ clause: "T3.1-3", place: "", text: "No stand is the general yet." });
  }
  return { refusals, cost, limit: 96, cost_lines };
}

const rosterLine = (roster: Roster): RosterLine => ({
  id: roster.id || "mine-1",
  title: roster.title,
  list: LIST.title,
  points: 48,
  mine: true,
});

export const mock: Api = {
  me: () =>
    soon({
      person: guest ? { name: guest, guest: true } : null,
      sessions: [
        { id: "s1", started: "2026-11-18T19:00:00Z", browser: "Firefox on Linux", current: true },
        { id: "s2", started: "2026-11-12T08:00:00Z", browser: "Safari on a phone", current: false },
      ],
    }),
  signUp: (name) => soon({ name, guest: false }),
  playAsGuest: () => {
    guest = "Guest 114";
    return soon({ name: guest, recovery: "amber-ford-lantern-62" });
  },
  signIn: (name, secret) => {
    if (secret.length < 3) {
      const text = "Name and password do not fit together.";
      return Promise.reject(new Refused(401, [{ clause: "", place: "password", text }]));
    }
    guest = name;
    return soon({ name, guest: false });
  },
  endSession: () => soon(undefined),
  lobby: () => soon(LOBBY),
  scenarios: () => soon(SCENARIOS),
  rosters: () => soon(ROSTERS),
  newMatch: () => soon(page.match),
  takeSeat: () => soon(page.match),
  match: () => soon(page),
  answer: (_match, answer) => {
    if (answer.order) resolve(answer.order);
    return soon({ line: 41, head: page.head });
  },
  advice: (_match, _seat, question) => soon(advise(page.picture, question)),
  act: (_match, deed) => {
    if (deed === "undo" && before) page = before;
    return soon(undefined);
  },
  say: (_match, seat, text) => {
    const message = { seat, name: guest, text, sent: new Date().toISOString() };
    page = { ...page, messages: [...page.messages, message] };
    return soon(undefined);
  },
  replay: (_match, _seat, from, count) =>
    soon({
      total: 12,
      frames: Array.from({ length: Math.min(count, 12 - from) }, (_, place) => ({
        round: from + place + 1,
        title: `Turn ${Math.floor((from + place) / 2) + 1}`,
        picture: marched(from + place),
        lines: page.log[(from + place) % 2]?.lines ?? [],
      })),
    }),
  fileAddress: (match) => `/api/matches/${match}/file`,
  clauses: (words) =>
    soon(
      CLAUSES.filter((clause) =>
        `${clause.id} ${clause.text}`.toLowerCase().includes(words.toLowerCase()),
      ),
    ),
  types: () => soon(TYPES),
  odds: (question) => {
    const [stand] = PICTURE.stands;
    if (!stand) throw new Error("no stand");
    return soon(odds({ ...stand, type: question.a }, { ...stand, type: question.d, general: false }));
  },
  lists: () => soon([LIST]),
  list: () => soon(LIST),
  checkRoster: (roster) => soon(check(roster)),
  saveRoster: (roster) => soon(rosterLine(roster)),
  roster: () => Promise.reject(new Refused(404, [{ clause: "", place: "", text: "No such roster." }])),
  live: (_match, _told, state) => {
    state(true);
    return () => undefined;
  },
};

/** The position as it may have been: both lines further back the earlier it is. */
function marched(step: number): MatchPage["picture"] {
  const back = (12 - step) * 400;
  const stands = page.picture.stands.map((stand) => {
    const y = stand.y + (stand.seat === "red" ? -back : back);
    return { ...stand, y, corners: footprint({ ...stand, y }, stand.depth) };
  });
  return { ...page.picture, stands, turn: Math.floor(step / 2) + 1 };
}
