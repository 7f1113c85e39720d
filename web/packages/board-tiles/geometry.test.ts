import { describe, expect, test } from "vitest";
import { axialAt, centreOf, keyOf, outline, SIZE, STEPS, WIDTH } from "./geometry";

describe("hexes on the plane", () => {
  test("a place belongs to the hex whose middle is nearest", () => {
    for (const [q, r] of [[0, 0], [3, -2], [-4, 5], ...STEPS] as const) {
      const [x, y] = centreOf({ q, r });
      expect(keyOf(...axialAt([x + SIZE * 0.7, y]))).toBe(keyOf(q, r));
      expect(keyOf(...axialAt([x, y - SIZE * 0.9]))).toBe(keyOf(q, r));
    }
  });

  test("the east lies one width to the right", () => {
    expect(centreOf({ q: 1, r: 0 })).toEqual([WIDTH, 0]);
    expect(keyOf(...axialAt([WIDTH * 0.51, 0]))).toBe("1,0");
  });

  test("an outline leaves out sides that two hexes share", () => {
    const sides = (path: string): number => path.split("M").length - 1;
    expect(sides(outline([{ q: 0, r: 0 }]))).toBe(6);
    expect(sides(outline([{ q: 0, r: 0 }, { q: 1, r: 0 }]))).toBe(10);
  });
});
