import { Camera } from "./camera.svelte";
import { centre, distance, inside } from "./geometry";
import type { Picture, Point, Polygon, StandPicture } from "./picture";

export type Layer = "zones" | "ranges" | "command" | "odds" | "labels";

/** What a person does with the board: looks, points, selects. Nothing of it is the game's. */
export class Board {
  readonly camera: Camera;
  selected = $state.raw<readonly string[]>([]);
  focused = $state("");
  layers = $state<Record<Layer, boolean>>({
    zones: false,
    ranges: false,
    command: false,
    odds: true,
    labels: false,
  });
  box = $state.raw<readonly [Point, Point] | null>(null);

  constructor(readonly picture: () => Picture) {
    this.camera = new Camera(
      () => picture().width,
      () => picture().depth,
    );
  }

  get onTable(): readonly StandPicture[] {
    return this.picture().stands.filter((stand) => stand.corners.length > 0);
  }

  stand(id: string): StandPicture | undefined {
    return this.picture().stands.find((stand) => stand.id === id);
  }

  select(ids: readonly string[]): void {
    this.selected = ids;
  }

  toggle(id: string): void {
    this.selected = this.selected.includes(id)
      ? this.selected.filter((other) => other !== id)
      : [...this.selected, id];
  }

  /** The nearest other stand in a direction of the window: right, down, left or up. */
  neighbour(from: string, right: number, down: number): StandPicture | undefined {
    const stand = this.stand(from);
    if (!stand) return this.onTable[0];
    const [px, py] = this.camera.pixel([stand.x, stand.y]);
    const scored = this.onTable
      .filter((other) => other.id !== from)
      .map((other) => {
        const [x, y] = this.camera.pixel([other.x, other.y]);
        const along = (x - px) * right + (y - py) * down;
        const across = Math.abs((x - px) * down) + Math.abs((y - py) * right);
        return { other, along, cost: along + 2 * across };
      });
    const ahead = scored.filter(({ along }) => along > 0);
    return ahead.sort((a, b) => a.cost - b.cost)[0]?.other;
  }

  /** The stands whose middle lies in the box that was drawn. */
  boxed(): readonly string[] {
    if (!this.box) return [];
    const [[x1, y1], [x2, y2]] = this.box;
    const polygon: Polygon = [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ];
    return this.onTable
      .filter((stand) => inside(centre(stand.corners), polygon))
      .map((stand) => stand.id);
  }

  /** Near enough for a finger: the stand whose middle is closest to a point, within reach. */
  near(point: Point, reach: number): StandPicture | undefined {
    const gap = (stand: StandPicture): number => distance(centre(stand.corners), point);
    const [nearest] = [...this.onTable].sort((a, b) => gap(a) - gap(b));
    return nearest && gap(nearest) <= reach ? nearest : undefined;
  }
}
