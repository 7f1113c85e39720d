import { describe, expect, it } from "vitest";
import {
  afterLegs,
  bearing,
  beside,
  footprint,
  inside,
  MU,
  outermostCorner,
  within,
} from "./geometry";

const NORTH = { x: 10 * MU, y: 10 * MU, facing: 0 };
const EAST = { x: 10 * MU, y: 10 * MU, facing: 9000 };

describe("a footprint", () => {
  it("lies behind the front midpoint", () => {
    expect(footprint(NORTH, 750)).toEqual([
      [9000, 10000],
      [11000, 10000],
      [11000, 9250],
      [9000, 9250],
    ]);
  });

  it("turns clockwise with the facing", () => {
    expect(footprint(EAST, 1000)[0]).toEqual([10000, 11000]);
  });
});

describe("legs", () => {
  it("advance along the facing", () => {
    expect(afterLegs([EAST], [{ type: "ahead", distance: 3000 }])).toEqual([
      { x: 13000, y: 10000, facing: 9000 },
    ]);
  });

  it("wheel about the outermost front corner and leave it where it is", () => {
    const line = [NORTH, { ...NORTH, x: 12 * MU }];
    const wheeled = afterLegs(line, [{ type: "wheel", angle: -3000 }]);
    expect(outermostCorner(wheeled, "left")).toEqual([9000, 10000]);
    expect(wheeled[0]?.facing).toBe(33000);
  });

  it("slide to the right for positive distances", () => {
    expect(afterLegs([NORTH], [{ type: "slide", distance: 500 }])[0]?.x).toBe(10500);
  });
});

it("beside and within undo each other", () => {
  const pose = { x: 3000, y: 4000, facing: 5200 };
  const place = within(pose, beside(pose, 700, -300));
  expect(place.right).toBeCloseTo(700, -1);
  expect(place.ahead).toBeCloseTo(-300, -1);
});

it("a bearing counts clockwise from growing y", () => {
  expect(bearing([0, 0], [1000, 0])).toBe(9000);
  expect(bearing([0, 0], [0, -5])).toBe(18000);
});

it("a point is inside a polygon or not", () => {
  const square = footprint(NORTH, 2000);
  expect(inside([10000, 9000], square)).toBe(true);
  expect(inside([10000, 11000], square)).toBe(false);
});
