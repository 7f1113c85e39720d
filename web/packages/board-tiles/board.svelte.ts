import { Camera, type Extent } from "./camera.svelte";
import { axialAt, centreOf, keyOf, SIZE, STEPS, WIDTH, type Point } from "./geometry";
import type { HexPicture, Picture, TilePicture, UnitPicture } from "./picture";

export type Layer = "zones" | "sight" | "watched" | "aims" | "names";

/** What a person does with the board: looks, points. Nothing of it is the game's. */
export class TileBoard {
  readonly camera: Camera;
  /** The hex that arrow keys are at; -1 before the first. */
  focused = $state(-1);
  pointed = $state(-1);
  /** The block that is picked up, or the hex of a building. */
  selected = $state("");
  layers = $state<Record<Layer, boolean>>({
    zones: false,
    sight: false,
    watched: true,
    aims: true,
    names: false,
  });

  readonly hexes: ReadonlyMap<number, HexPicture> = $derived.by(
    () => new Map(this.all().map((hex) => [hex.id, hex])),
  );
  private readonly places: ReadonlyMap<string, HexPicture> = $derived.by(
    () => new Map(this.all().map((hex) => [keyOf(hex.q, hex.r), hex])),
  );
  private readonly standing: ReadonlyMap<number, readonly UnitPicture[]> = $derived.by(() => {
    const found = new Map<number, UnitPicture[]>();
    for (const unit of this.picture().units) found.set(unit.hex, [...(found.get(unit.hex) ?? []), unit]);
    return found;
  });
  private readonly built: ReadonlySet<number> = $derived.by(
    () => new Set(this.picture().buildings.flatMap((building) => building.hexes)),
  );
  readonly extent: Extent = $derived.by(() => this.measured());

  constructor(readonly picture: () => Picture) {
    this.camera = new Camera(() => this.extent);
  }

  private all(): readonly HexPicture[] {
    return this.picture().tiles.flatMap((tile) => tile.hexes);
  }

  unitsAt(hex: number): readonly UnitPicture[] {
    return this.standing.get(hex) ?? [];
  }

  unit(id: string): UnitPicture | undefined {
    return this.picture().units.find((unit) => unit.id === id);
  }

  tileOf(hex: number): TilePicture | undefined {
    return this.picture().tiles.find((tile) => tile.hexes.some(({ id }) => id === hex));
  }

  centre(hex: number): Point {
    const found = this.hexes.get(hex);
    return found ? centreOf(found) : [0, 0];
  }

  hexAt(place: Point): HexPicture | undefined {
    return this.places.get(keyOf(...axialAt(place)));
  }

  /** The hex to which an arrow leads: across the rows by the nearer column. */
  beside(hex: number, right: number, down: number): number {
    const from = this.hexes.get(hex);
    if (!from) return this.picture().tiles[0]?.hexes[9]?.id ?? -1;
    const [x] = centreOf(from);
    const steps = right ? [STEPS[right > 0 ? 0 : 3]] : down > 0 ? [STEPS[1], STEPS[2]] : [STEPS[5], STEPS[4]];
    const found = steps.flatMap((step) => this.places.get(keyOf(from.q + (step?.[0] ?? 0), from.r + (step?.[1] ?? 0))) ?? []);
    const [near] = found.sort((a, b) => Math.abs(centreOf(a)[0] - x + 1) - Math.abs(centreOf(b)[0] - x + 1));
    return near?.id ?? hex;
  }

  /** A building joins roads on every side; only those are drawn that somebody has built. */
  roadOf(hex: HexPicture): readonly number[] {
    const sides = hex.road ?? [];
    if (!this.built.has(hex.id)) return sides;
    return sides.filter((side) => {
      const [dq, dr] = STEPS[side] ?? [0, 0];
      const near = this.places.get(keyOf(hex.q + dq, hex.r + dr));
      return near && !this.built.has(near.id) && near.road?.includes((side + 3) % 6);
    });
  }

  private measured(): Extent {
    const centres = this.all().map(centreOf);
    if (!centres.length) return { left: 0, top: 0, width: 100, height: 100 };
    const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - WIDTH / 2 - 8, Math.min(...ys) - SIZE - 8];
    return {
      left,
      top,
      width: Math.max(...xs) + WIDTH / 2 + 8 - left,
      height: Math.max(...ys) + SIZE + 14 - top,
    };
  }
}
