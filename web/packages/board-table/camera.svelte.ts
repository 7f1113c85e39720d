import { MU } from "./geometry";
import type { Point } from "./picture";

const CLOSEST = 160;
const MARGIN = 1.5;

/** Cosine and sine of each quarter. */
const HEADINGS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Where on the table the window looks, and how large it shows it. `scale` is pixels an MU. */
export class Camera {
  width = $state(1);
  height = $state(1);
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** How many quarters of a circle the window has turned the table, clockwise. */
  quarters = $state(0);
  private fitted = true;
  /** The base edge it settled for, until it is turned by hand. */
  private edge = "";

  constructor(
    readonly tableWidth: () => number,
    readonly tableDepth: () => number,
  ) {}

  get degrees(): number {
    return this.quarters * 90;
  }

  get transform(): string {
    const middle = `${-this.x} ${this.y - this.tableDepth() / MU}`;
    return `translate(${this.width / 2} ${this.height / 2}) scale(${this.scale}) rotate(${this.degrees}) translate(${middle})`;
  }

  /** The size of the table as the window sees it, in MU. */
  private get extent(): Point {
    const [wide, deep] = [this.tableWidth() / MU, this.tableDepth() / MU];
    return this.quarters % 2 ? [deep, wide] : [wide, deep];
  }

  get farthest(): number {
    const [wide, deep] = this.extent;
    return Math.min(this.width / (wide + MARGIN), this.height / (deep + MARGIN));
  }

  turn(): void {
    this.edge = "";
    this.quarters = (this.quarters + 1) % 4;
    if (this.fitted) this.fit();
    else this.keepInside();
  }

  /** Lie with a base edge near the reader: across a wide window, along a tall one. */
  settle(edge: string): void {
    this.edge = edge;
    const tall = this.height > this.width;
    this.quarters = (edge === "north" ? 2 : 0) + (tall ? 1 : 0);
    this.fit();
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    if (this.fitted && this.edge) this.settle(this.edge);
    else if (this.fitted) this.fit();
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
    const [east, south] = this.unturned(dx, dy);
    this.x -= east;
    this.y += south;
    this.keepInside();
  }

  /** The place on the table under a pixel of the window. */
  place(px: number, py: number): Point {
    const [east, south] = this.unturned(px - this.width / 2, py - this.height / 2);
    return [Math.round((this.x + east) * MU), Math.round((this.y - south) * MU)];
  }

  pixel([x, y]: Point): Point {
    const [cosine, sine] = this.heading;
    const [east, south] = [x / MU - this.x, this.y - y / MU];
    return [
      this.width / 2 + (cosine * east - sine * south) * this.scale,
      this.height / 2 + (sine * east + cosine * south) * this.scale,
    ];
  }

  /** A way in the window as a way on the table, eastwards and southwards, in MU. */
  private unturned(right: number, down: number): Point {
    const [cosine, sine] = this.heading;
    return [
      (cosine * right + sine * down) / this.scale,
      (cosine * down - sine * right) / this.scale,
    ];
  }

  private get heading(): Point {
    return HEADINGS[this.quarters] ?? [1, 0];
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
    const window: Point = [this.width / this.scale, this.height / this.scale];
    const [across, along] = this.quarters % 2 ? [window[1], window[0]] : window;
    this.x = held(this.x, wide, across);
    this.y = held(this.y, deep, along);
  }
}

function held(middle: number, length: number, window: number): number {
  const slack = Math.max(0, length + MARGIN - window) / 2;
  return Math.min(length / 2 + slack, Math.max(length / 2 - slack, middle));
}
