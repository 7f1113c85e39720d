import { HIGH, RADIUS, type Point } from "./geometry";

const CLOSEST = 4;
const MARGIN = RADIUS * 1.6;
const EDGE = 56;

/** What of the map is to be seen: a box in the map's own units. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** The box around some hexes. */
export function around(centres: readonly Point[]): Extent {
  if (!centres.length) return { left: -RADIUS, top: -HIGH / 2, wide: 2 * RADIUS, high: HIGH };
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, wide: Math.max(...xs) + MARGIN - left, high: Math.max(...ys) + MARGIN - top };
}

/** Where on the map the window looks, and how large it shows it: `scale` is pixels a unit. */
export class Camera {
  width = $state(1);
  height = $state(1);
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  private fitted = true;

  constructor(readonly extent: () => Extent) {}

  get transform(): string {
    return `translate(${this.width / 2} ${this.height / 2}) scale(${this.scale}) translate(${-this.x} ${-this.y})`;
  }

  get farthest(): number {
    const { wide, high } = this.extent();
    return Math.min(CLOSEST, this.width / wide, this.height / high);
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    if (this.fitted) this.fit();
    else this.keepInside();
  }

  /** More is known: show all of it, if all was shown before. */
  grown(): void {
    if (this.fitted) this.fit();
    else this.keepInside();
  }

  /** All that is known, as large as it goes. */
  fit(): void {
    const { left, top, wide, high } = this.extent();
    this.scale = Math.min(CLOSEST / 2, this.farthest);
    this.x = left + wide / 2;
    this.y = top + high / 2;
    this.fitted = true;
  }

  /** Enlarge so that the given window pixel keeps showing the same place. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.place(px, py);
    this.scale = Math.min(CLOSEST, Math.max(Math.min(this.farthest, CLOSEST / 2), this.scale * factor));
    const after = this.place(px, py);
    this.x += before[0] - after[0];
    this.y += before[1] - after[1];
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.keepInside();
  }

  place(px: number, py: number): Point {
    return [
      this.x + (px - this.width / 2) / this.scale,
      this.y + (py - this.height / 2) / this.scale,
    ];
  }

  pixel([x, y]: Point): Point {
    return [
      this.width / 2 + (x - this.x) * this.scale,
      this.height / 2 + (y - this.y) * this.scale,
    ];
  }

  /** Look there if it is not in sight already. */
  show(point: Point): void {
    const [px, py] = this.pixel(point);
    if (px < EDGE || py < EDGE || px > this.width - EDGE || py > this.height - EDGE) {
      [this.x, this.y] = point;
      this.keepInside();
    }
  }

  private keepInside(): void {
    this.fitted = this.scale <= Math.min(this.farthest, CLOSEST / 2) * 1.001;
    const { left, top, wide, high } = this.extent();
    this.x = held(this.x, left, wide, this.width / this.scale);
    this.y = held(this.y, top, high, this.height / this.scale);
  }
}

function held(middle: number, start: number, length: number, window: number): number {
  const slack = Math.max(0, length - window) / 2;
  const centre = start + length / 2;
  return Math.min(centre + slack, Math.max(centre - slack, middle));
}
