/** Where things appear when they are first put down, and what can be dragged. Legality is the host's. */

import { beside, centre } from "@board-table/geometry";
import type { Pin } from "@board-table/overlay";
import type { Picture, Point, Pose } from "@board-table/picture";
import type { Area, Course, DeployForm, LayTerrain, Order, PlaceCamp, Posting } from "./interfaces";

const STAND = 2000;
const GRID = 500;

/** Beside the stand that was posted last, or in the middle of the zone. */
export function nextPose(form: DeployForm, postings: readonly Posting[], depth: number): Pose {
  const last = postings.at(-1);
  if (last) {
    const [x, y] = beside(last.pose, STAND, 0);
    return { ...last.pose, x, y };
  }
  const [x, y] = centre(form.zone);
  const north = y > depth / 2;
  return { x, y: onGrid(y), facing: north ? 18000 : 0 };
}

const onGrid = (length: number): number => Math.round(length / GRID) * GRID;

/** The ends of streams and roads, the camp and its obstacles. */
export function pinsOf(order: Order | null, picture: Picture): readonly Pin[] {
  if (order?.type === "lay terrain") return layoutPins(order as LayTerrain);
  if (order?.type === "place camp") return campPins(order as PlaceCamp, picture);
  return [];
}

const layoutPins = (order: LayTerrain): Pin[] =>
  order.pieces.flatMap((piece) =>
    piece.type === "course"
      ? (["start", "end"] as const).map((end) => ({
          id: `${piece.number} ${end}`,
          at: piece[end],
          title: `Drag this end of piece ${piece.number} along the edge`,
        }))
      : [],
  );

function campPins(order: PlaceCamp, picture: Picture): Pin[] {
  const camp = picture.camps.find((each) => each.seat === picture.viewer && each.corners.length);
  const pins = (order.defences ?? []).map(({ x, y }, place) => ({
    id: `obstacle ${place}`,
    at: [x, y] as Point,
    title: "Drag the obstacle",
  }));
  const at = camp && centre(camp.corners);
  return at ? [...pins, { id: "camp", at, title: "Drag the camp" }] : pins;
}

/** The order after a pin was dragged to a point. */
export function dragged(order: Order, pin: string, at: Point, picture: Picture): Order {
  if (order.type === "lay terrain") return withEnd(order as LayTerrain, pin, at, picture);
  if (order.type === "place camp") return withCamp(order as PlaceCamp, pin, at);
  return order;
}

function withEnd(order: LayTerrain, pin: string, at: Point, picture: Picture): LayTerrain {
  const [number, end] = pin.split(" ");
  const moved = (piece: Area | Course): Area | Course =>
    piece.type === "course" && String(piece.number) === number
      ? { ...piece, [end === "start" ? "start" : "end"]: toEdge(at, picture) }
      : piece;
  return { ...order, pieces: order.pieces.map(moved) };
}

function withCamp(order: PlaceCamp, pin: string, [x, y]: Point): PlaceCamp {
  const [kind, place] = pin.split(" ");
  if (kind === "camp") {
    return { ...order, x: onGrid(x), y: typeof order.y === "number" ? onGrid(y) : null };
  }
  const defences = (order.defences ?? []).map((each, index) =>
    String(index) === place ? { ...each, x: onGrid(x), y: onGrid(y) } : each,
  );
  return { ...order, defences };
}

/** The nearest point of the table's edge. */
export function toEdge([x, y]: Point, { width, depth }: Picture): Point {
  const [inX, inY] = [held(onGrid(x), width), held(onGrid(y), depth)];
  const ways: readonly (readonly [number, Point])[] = [
    [inX, [0, inY]],
    [width - inX, [width, inY]],
    [inY, [inX, 0]],
    [depth - inY, [inX, depth]],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}

const held = (length: number, most: number): number => Math.min(most, Math.max(0, length));
