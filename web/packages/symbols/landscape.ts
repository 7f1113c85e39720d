/** Drawings of hexes, about their middle: three of each kind, so that no two neighbours look printed. */

export interface Mark {
  /** Filled in the ground's darker tone. */
  readonly solid?: string;
  /** Stroked in the ink of the ground. */
  readonly line?: string;
  /** Filled in the colour of snow. */
  readonly light?: string;
}

const fir = (x: number, y: number, size: number): string => {
  const [w, h] = [6 * size, 9 * size];
  return (
    `M${x} ${y - h}L${x + w * 0.62} ${y - h * 0.42}H${x + w * 0.3}L${x + w} ${y + h * 0.2}` +
    `H${x + w * 0.2}V${y + h * 0.5}H${x - w * 0.2}V${y + h * 0.2}H${x - w}` +
    `L${x - w * 0.3} ${y - h * 0.42}H${x - w * 0.62}Z`
  );
};
const oak = (x: number, y: number, size: number): string =>
  `M${x - 1} ${y + 8 * size}V${y + 3 * size}C${x - 9 * size} ${y + 4 * size} ${x - 8 * size} ${y - 4 * size}` +
  ` ${x - 3.5 * size} ${y - 3.5 * size}C${x - 3 * size} ${y - 9 * size} ${x + 4 * size} ${y - 9 * size}` +
  ` ${x + 4 * size} ${y - 3.5 * size}C${x + 9 * size} ${y - 3.5 * size} ${x + 9 * size} ${y + 4 * size}` +
  ` ${x + 1} ${y + 3 * size}V${y + 8 * size}Z`;
const tuft = (x: number, y: number): string =>
  `M${x} ${y}Q${x - 1} ${y - 4} ${x - 3.5} ${y - 5.5}M${x} ${y}V${y - 7}M${x} ${y}Q${x + 1} ${y - 4} ${x + 3.5} ${y - 5.5}`;
const hump = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}C${x - w * 0.5} ${y - h * 0.35} ${x - w * 0.35} ${y - h} ${x} ${y - h}` +
  `C${x + w * 0.35} ${y - h} ${x + w * 0.55} ${y - h * 0.3} ${x + w} ${y}`;
const shade = (x: number, y: number, w: number, h: number): string =>
  `M${x + w * 0.14} ${y - h * 0.78}l${w * 0.1} ${h * 0.34}M${x + w * 0.34} ${y - h * 0.6}l${w * 0.1} ${h * 0.3}` +
  `M${x + w * 0.54} ${y - h * 0.36}l${w * 0.1} ${h * 0.2}`;
const wave = (x: number, y: number, w: number): string =>
  `M${x - w} ${y}q${w / 4}-5 ${w / 2} 0t${w / 2} 0 ${w / 2} 0 ${w / 2} 0`;
const peak = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}L${x - w * 0.42} ${y - h * 0.55}L${x - w * 0.3} ${y - h * 0.5}L${x} ${y - h}L${x + w * 0.34} ${y - h * 0.45}L${x + w * 0.46} ${y - h * 0.5}L${x + w} ${y}Z`;
const snow = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y - h}L${x + w * 0.23} ${y - h * 0.62}L${x + w * 0.08} ${y - h * 0.7}L${x - w * 0.02} ${y - h * 0.56}L${x - w * 0.12} ${y - h * 0.7}L${x - w * 0.21} ${y - h * 0.64}Z`;
const ridge = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y - h}L${x + w * 0.1} ${y - h * 0.45}L${x + w * 0.02} ${y - h * 0.2}L${x + w * 0.16} ${y}`;

export const LANDSCAPE: Readonly<Record<string, readonly Mark[]>> = {
  grassland: [
    { line: tuft(-17, -9) + tuft(12, 16) },
    { line: tuft(15, -13) + tuft(-10, 18) },
    { line: tuft(-20, 8) + tuft(9, -17) + tuft(20, 12) },
  ],
  forest: [
    { solid: fir(-16, -8, 1.1) + fir(2, -14, 1.25) + fir(18, -6, 1.05) + oak(-9, 10, 1.15) + fir(9, 13, 1.2) + fir(-22, 12, 0.8) + fir(24, 12, 0.75) },
    { solid: oak(-15, -10, 1.1) + fir(1, -10, 1.3) + fir(17, -12, 1) + fir(-18, 13, 1.1) + oak(1, 15, 1.1) + fir(17, 12, 1.2) },
    { solid: fir(-19, -5, 1) + fir(-4, -14, 1.2) + oak(14, -11, 1.15) + fir(-13, 15, 1.15) + fir(4, 10, 1.25) + fir(20, 11, 1) },
  ],
  hills: [
    { solid: hump(-9, 2, 21, 20) + "Z" + hump(10, 17, 22, 20) + "Z", line: hump(-9, 2, 21, 20) + shade(-9, 2, 21, 20) + hump(10, 17, 22, 20) + shade(10, 17, 22, 20) },
    { solid: hump(9, 0, 20, 20) + "Z" + hump(-8, 17, 23, 22) + "Z", line: hump(9, 0, 20, 20) + shade(9, 0, 20, 20) + hump(-8, 17, 23, 22) + shade(-8, 17, 23, 22) },
    { solid: hump(1, 5, 26, 25) + "Z" + hump(-13, 20, 16, 13) + "Z", line: hump(1, 5, 26, 25) + shade(1, 5, 26, 25) + hump(-13, 20, 16, 13) + shade(-13, 20, 16, 13) },
  ],
  mountain: [
    { solid: peak(9, 15, 20, 30) + peak(-9, 20, 19, 42), light: snow(9, 15, 20, 30) + snow(-9, 20, 19, 42), line: ridge(9, 15, 20, 30) + ridge(-9, 20, 19, 42) },
    { solid: peak(-12, 13, 17, 28) + peak(6, 20, 24, 44), light: snow(-12, 13, 17, 28) + snow(6, 20, 24, 44), line: ridge(-12, 13, 17, 28) + ridge(6, 20, 24, 44) },
    { solid: peak(0, 20, 28, 45), light: snow(0, 20, 28, 45), line: ridge(0, 20, 28, 45) },
  ],
  water: [
    { line: wave(-4, -16, 14) + wave(7, 0, 16) + wave(-7, 16, 14) },
    { line: wave(7, -15, 13) + wave(-8, -1, 15) + wave(9, 15, 14) },
    { line: wave(0, -19, 12) + wave(-9, -4, 13) + wave(8, 8, 15) + wave(-4, 21, 10) },
  ],
};

interface Colours {
  readonly ground: string;
  readonly solid: string;
  readonly ink: string;
}

const mixed = (one: string, other: string, share: number): string =>
  `color-mix(in oklab, var(--${one}), var(--${other}) ${share}%)`;

export const COLOURS: Readonly<Record<string, Colours>> = {
  grassland: { ground: "var(--grass)", solid: "none", ink: "var(--grass-ink)" },
  forest: { ground: mixed("grass", "woods", 70), solid: mixed("woods", "woods-ink", 62), ink: "var(--woods-ink)" },
  hills: { ground: mixed("grass", "hill", 60), solid: mixed("hill", "hill-ink", 12), ink: "var(--hill-ink)" },
  mountain: { ground: mixed("hill", "mountain", 70), solid: mixed("mountain", "mountain-ink", 45), ink: "var(--mountain-ink)" },
  water: { ground: "var(--water)", solid: "none", ink: "var(--water-ink)" },
};
const NO_COLOURS: Colours = { ground: "var(--grass)", solid: "none", ink: "var(--grass-ink)" };

export const coloursOf = (terrain: string): Colours => COLOURS[terrain] ?? NO_COLOURS;
