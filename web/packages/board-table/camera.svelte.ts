import { MU } from "./geometry";
import type { Point } from "./picture";

const CLOSEST = 160;
const MARGIN = 1.5;

/** Where on the table the window looks, and how large it shows it. `scale` is pixels an MU. */
export class Camera {
  width = $state(1);
  height = $state(1);
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  turned = $state(false);
  private fitted = true;

  constructor(
    readonly tableWidth: () => number,
    readonly tableDepth: () => number,
  ) {}

  get transform(): string {
    const turn = this.turned ? 180 : 0;
    const middle = `${-this.x} ${this.y - this.tableDepth() / MU}`;
    return `translate(${this.width / 2} ${this.height / 2}) scale(${this.scale}) rotate(${turn}) translate(${middle})`;
  }

  get farthest(): number {
    const [wide, deep] = [this.tableWidth() / MU + MARGIN, this.tableDepth() / MU + MARGIN];
    return Math.min(this.width / wide, this.height / deep);
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    if (this.fitted) this.fit();
    else this.keepInside();
  }

  fit(): void {
    this.scale = this.farthest;
    this.x = this.tableWidth() / MU / 2;
    this.y = this.tableDepth() / MU / 2;
    this.fitted = true;
  }

  /** Enlarge so that the given window pixel keeps showing the same place. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.place(px, py);
    this.scale = Math.min(CLOSEST, Math.max(this.farthest, this.scale * factor));
    const after = this.place(px, py);
    this.x += (before[0] - after[0]) / MU;
    this.y += (before[1] - after[1]) / MU;
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    const sign = this.turned ? -1 : 1;
    this.x -= (sign * dx) / this.scale;
    this.y += (sign * dy) / this.scale;
    this.keepInside();
  }

  /** The place on the table under a pixel of the window. */
  place(px: number, py: number): Point {
    const sign = this.turned ? -1 : 1;
    const right = ((px - this.width / 2) / this.scale) * sign;
    const down = ((py - this.height / 2) / this.scale) * sign;
    return [Math.round((this.x + right) * MU), Math.round((this.y - down) * MU)];
  }

  pixel([x, y]: Point): Point {
    const sign = this.turned ? -1 : 1;
    return [
      this.width / 2 + sign * (x / MU - this.x) * this.scale,
      this.height / 2 - sign * (y / MU - this.y) * this.scale,
    ];
  }

  show(point: Point): void {
    const [px, py] = this.pixel(point);
    const edge = 48;
    const outside = px < edge || py < edge || px > this.width - edge || py > this.height - edge;
    if (outside) this.centreOn(point);
  }

  centreOn([x, y]: Point): void {
    this.x = x / MU;
    this.y = y / MU;
    this.keepInside();
  }

  private keepInside(): void {
    this.fitted = this.scale <= this.farthest * 1.001;
    const [wide, deep] = [this.tableWidth() / MU, this.tableDepth() / MU];
    this.x = held(this.x, wide, this.width / this.scale);
    this.y = held(this.y, deep, this.height / this.scale);
  }
}

function held(middle: number, length: number, window: number): number {
  const slack = Math.max(0, length + MARGIN - window) / 2;
  return Math.min(length / 2 + slack, Math.max(length / 2 - slack, middle));
}
