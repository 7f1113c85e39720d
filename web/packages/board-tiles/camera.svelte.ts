import type { Point } from "./geometry";

const CLOSEST = 2.6;
const MARGIN = 30;

/** The rectangle of the plane that the board covers. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the board the window shows, and how large: `scale` is pixels a unit. */
export class Camera {
  width = $state(1);
  height = $state(1);
  /** The place in the middle of the window. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Where to begin, until the window has a size. */
  private begin: { readonly place: Point | null; readonly readable: number } | null = null;
  private sized = false;

  constructor(readonly extent: () => Extent) {}

  get farthest(): number {
    const { width, height } = this.extent();
    return Math.min(this.width / (width + 2 * MARGIN), this.height / (height + 2 * MARGIN), 1.4);
  }

  /** Where the upper left corner of the drawn board lies in the window. */
  get offset(): Point {
    const { left, top } = this.extent();
    return [
      Math.round(this.width / 2 + (left - this.x) * this.scale),
      Math.round(this.height / 2 + (top - this.y) * this.scale),
    ];
  }

  resize(width: number, height: number): void {
    const before = this.scale <= this.farthest * 1.001;
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.sized = width > 1;
    if (this.begin) this.settle(this.begin.place, this.begin.readable);
    else if (before) this.fit();
    else this.keepInside();
  }

  fit(): void {
    const { left, top, width, height } = this.extent();
    this.scale = this.farthest;
    [this.x, this.y] = [left + width / 2, top + height / 2];
  }

  /** Begin at a place, near enough to read blocks; a small board is shown whole. */
  settle(place: Point | null, readable: number): void {
    this.begin = this.sized ? null : { place, readable };
    this.fit();
    if (!place || this.scale >= readable) return;
    this.scale = readable;
    this.centreOn(place);
  }

  /** Enlarge so that the given pixel keeps showing the same place. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.place(px, py);
    this.scale = Math.min(CLOSEST, Math.max(this.farthest, this.scale * factor));
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
    return [this.x + (px - this.width / 2) / this.scale, this.y + (py - this.height / 2) / this.scale];
  }

  pixel([x, y]: Point): Point {
    return [this.width / 2 + (x - this.x) * this.scale, this.height / 2 + (y - this.y) * this.scale];
  }

  show(place: Point): void {
    const [px, py] = this.pixel(place);
    const edge = 60;
    const outside = px < edge || py < edge || px > this.width - edge || py > this.height - edge;
    if (outside) this.centreOn(place);
  }

  centreOn([x, y]: Point): void {
    [this.x, this.y] = [x, y];
    this.keepInside();
  }

  private keepInside(): void {
    const { left, top, width, height } = this.extent();
    this.x = held(this.x, left, width, this.width / this.scale);
    this.y = held(this.y, top, height, this.height / this.scale);
  }
}

function held(middle: number, start: number, length: number, window: number): number {
  const slack = Math.max(0, length + 2 * MARGIN - window) / 2;
  const centre = start + length / 2;
  return Math.min(centre + slack, Math.max(centre - slack, middle));
}
