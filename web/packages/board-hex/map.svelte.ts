import { around, Camera } from "./camera.svelte";
import { Grid, type Point, type Way } from "./geometry";
import type { Layer } from "./layers";
import type { MapHex, Picture } from "./picture";

/** What a person does with a map: looks, points, chooses. Nothing of it is the game's. */
export class HexBoard {
  readonly camera: Camera;
  readonly grid = $derived.by(() => new Grid(this.picture().map.columns, this.picture().map.height));
  readonly hexes = $derived.by(() => this.picture().map.hexes ?? []);
  readonly byNumber: ReadonlyMap<number, MapHex> = $derived.by(
    () => new Map(this.hexes.map((hex) => [hex.number, hex])),
  );
  readonly centres: readonly Point[] = $derived.by(() => this.hexes.map((hex) => this.grid.centre(hex.number)));
  /** The hex that is looked at; 0: none. */
  chosen = $state(0);
  /** Where the keys are. */
  cursor = $state(0);
  layers = $state<Record<Layer, boolean>>({
    owners: true,
    terrain: true,
    features: true,
    own: true,
    ally: true,
    neutral: true,
    enemy: true,
    age: true,
  });

  constructor(readonly picture: () => Picture) {
    this.camera = new Camera(() => this.extent);
  }

  private readonly extent = $derived.by(() => around(this.centres));

  hex(number: number): MapHex | undefined {
    return this.byNumber.get(number);
  }

  show(number: number): void {
    if (number > 0 && number <= this.grid.size) this.camera.show(this.grid.centre(number));
  }

  /** Choose a hex and bring it into sight. */
  choose(number: number): void {
    this.chosen = number;
    this.cursor = number;
    this.show(number);
  }

  /** From the cursor to a neighbour; to the east and west along the row that is nearly straight. */
  step(key: string): number {
    const from = this.cursor || this.chosen || this.hexes[Math.floor(this.hexes.length / 2)]?.number || 0;
    if (!this.cursor) return from;
    const low = this.grid.columnOf(from) & 1;
    const ways: Readonly<Record<string, Way>> = {
      ArrowUp: "n",
      ArrowDown: "s",
      ArrowRight: low ? "ne" : "se",
      ArrowLeft: low ? "nw" : "sw",
    };
    const way = ways[key];
    return (way && this.grid.neighbour(from, way)) || from;
  }
}
