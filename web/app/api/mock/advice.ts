/** Answers to questions about a plan, good enough to see what the page does with them. */

import { afterLegs, beside, distance, footprint, frontCorner, MU, type Leg } from "@board-table/geometry";
import type { Picture, Point, Pose, StandPicture } from "@board-table/picture";
import type { Advice, Factor, Ghost, Odds, Order, Plan, Question } from "../interfaces";
import { typeOf } from "./types";

export function advise(picture: Picture, question: Question): Advice {
  const stand = (id: string): StandPicture => {
    const found = picture.stands.find((each) => each.id === id);
    if (!found) throw new Error(`no stand ${id}`);
    return found;
  };
  switch (question.type) {
    case "reach": {
      const [first] = question.stands;
      return { type: "reach", regions: first ? [reach(stand(first))] : [], note: "" };
    }
    case "group":
      return { type: "group", stands: groupOf(picture, stand(question.stand)) };
    case "plan":
      return plan(question.order, stand);
    case "odds":
      return odds(stand(question.stand), stand(question.enemy));
    case "shots":
      return shots(picture, stand(question.stand));
    case "command":
      return { type: "command", regions: [circle(general(picture, question.seat), 16 * MU)] };
    case "suggest":
      return { type: "suggestion", order: { type: "end step" }, text: "done" };
  }
}

const general = (picture: Picture, seat: string): Pose =>
  picture.stands.find((each) => each.general && each.seat === seat) ?? { x: 0, y: 0, facing: 0 };

function circle(pose: Pose, radius: number): readonly Point[] {
  return Array.from({ length: 72 }, (_, place): Point => {
    const angle = (place / 36) * Math.PI;
    return [pose.x + radius * Math.cos(angle), pose.y + radius * Math.sin(angle)];
  });
}

const reach = (stand: StandPicture): readonly Point[] => circle(stand, typeOf(stand.type).move);

function groupOf(picture: Picture, stand: StandPicture): readonly string[] {
  const near = (a: StandPicture, b: StandPicture): boolean =>
    distance([a.x, a.y], [b.x, b.y]) < 2.1 * MU && a.facing === b.facing && a.seat === b.seat;
  const found = [stand];
  for (const each of found) {
    const more = picture.stands.filter((other) => near(each, other) && !found.includes(other));
    found.push(...more.filter((other) => other.place === "table"));
  }
  return found.map((each) => each.id);
}

function plan(order: Order, stand: (id: string) => StandPicture): Plan {
  const stands = (order["stands"] as readonly string[]).map(stand);
  const poses = afterLegs(stands, order["legs"] as readonly Leg[]);
  const travelled = Math.max(0, ...poses.map((pose, place) => travel(stands[place] ?? pose, pose)));
  const allowance = Math.min(...stands.map((each) => typeOf(each.type).move));
  const far = travelled > allowance + 20;
  return {
    type: "plan",
    refusals: far
      ? [
          {
            clause: "T7.2-1",
            place: "legs[0]",
            text: `A front corner would travel ${(travelled / MU).toFixed(2)} MU; ${(allowance / MU).toFixed(0)} are allowed.`,
          },
        ]
      : [],
    cost: costLines(stands).reduce((sum, line) => sum + line.points, 0),
    cost_lines: costLines(stands),
    distance: Math.round(travelled),
    allowance,
    ghosts: poses.map((pose, place) => ghost(stands[place]?.id ?? "", pose, stands[place]?.depth ?? 0)),
    conforming: [],
    odds: [],
  };
}

function costLines(stands: readonly StandPicture[]): readonly Factor[] {
  const slow = stands.some((each) => ["ART", "ELE", "WWG"].includes(each.type));
  const lines: Factor[] = [{ points: 1, reason: "a tactical move", clause: "T6-1" }];
  if (slow) lines.push({ points: 1, reason: "artillery, elephants or war wagons", clause: "T6-2" });
  return lines;
}

const travel = (from: Pose, to: Pose): number =>
  Math.max(
    distance(frontCorner(from, "left"), frontCorner(to, "left")),
    distance(frontCorner(from, "right"), frontCorner(to, "right")),
  );

const ghost = (stand: string, pose: Pose, depth: number): Ghost => ({
  stand,
  pose,
  corners: footprint(pose, depth),
});

export function odds(a: StandPicture, d: StandPicture): Odds {
  const sides = [side(a, d), side(d, a)] as const;
  const counts = countsOf(sides[0].total, sides[1].total);
  return {
    type: "odds",
    sides,
    outcomes: [
      { text: `${typeOf(d.type).name} destroyed`, count: counts.doubles, favours: 1 },
      { text: `${typeOf(d.type).name} falls back`, count: counts.wins, favours: 1 },
      { text: "no effect", count: counts.ties, favours: 0 },
      { text: `${typeOf(a.type).name} falls back`, count: counts.loses, favours: -1 },
      { text: `${typeOf(a.type).name} destroyed`, count: counts.doubled, favours: -1 },
    ],
  };
}

function side(own: StandPicture, enemy: StandPicture): Odds["sides"][number] {
  const sheet = typeOf(own.type);
  const mounted = typeOf(enemy.type).category === "mounted";
  const factors: Factor[] = [
    {
      points: mounted ? sheet.versus_mounted : sheet.versus_foot,
      reason: `${sheet.name} against ${mounted ? "mounted" : "foot"}`,
      clause: "T11.2-1",
    },
  ];
  if (own.general) factors.push({ points: 1, reason: "the general", clause: "T11.4-1" });
  const total = factors.reduce((sum, factor) => sum + factor.points, 0);
  return { stand: own.id, type: own.type, factors, total };
}

function countsOf(a: number, d: number): Record<"doubles" | "wins" | "ties" | "loses" | "doubled", number> {
  const counts = { doubles: 0, wins: 0, ties: 0, loses: 0, doubled: 0 };
  for (let pair = 0; pair < 36; pair += 1) {
    const [own, other] = [a + 1 + Math.floor(pair / 6), d + 1 + (pair % 6)];
    if (own === other) counts.ties += 1;
    else if (own > other) counts[own >= 2 * other ? "doubles" : "wins"] += 1;
    else counts[other >= 2 * own ? "doubled" : "loses"] += 1;
  }
  return counts;
}

function shots(picture: Picture, stand: StandPicture): Advice {
  const range = typeOf(stand.type).range;
  const arc: Point[] = [
    beside(stand, -3 * MU, 0),
    beside(stand, -3 * MU, range * 0.9),
    beside(stand, -MU, range),
    beside(stand, MU, range),
    beside(stand, 3 * MU, range * 0.9),
    beside(stand, 3 * MU, 0),
  ];
  const enemies = picture.stands.filter(
    (each) => each.seat !== stand.seat && each.place === "table",
  );
  const near = enemies.filter((each) => distance([each.x, each.y], [stand.x, stand.y]) < range);
  return { type: "shots", arcs: range ? [arc] : [], targets: near.map((enemy) => odds(stand, enemy)) };
}
