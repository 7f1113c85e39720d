import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import type { Point } from "./picture";

const PLACE: Point = [10_000, 20_000];

function looking(quarters: number): Camera {
  const camera = new Camera(
    () => 48_000,
    () => 32_000,
  );
  camera.quarters = quarters;
  camera.resize(960, 640);
  camera.zoom(3);
  return camera;
}

describe.each([0, 1, 2, 3])("a table turned by %i quarters", (quarters) => {
  it("finds the place again that lies under a pixel", () => {
    const camera = looking(quarters);
    expect(camera.place(...camera.pixel(PLACE))).toEqual(PLACE);
  });

  it("follows the pointer that pans it", () => {
    const camera = looking(quarters);
    const [x, y] = camera.pixel([24_000, 16_000]);
    camera.pan(30, -20);
    const [nextX, nextY] = camera.pixel([24_000, 16_000]);
    expect([Math.round(nextX - x), Math.round(nextY - y)]).toEqual([30, -20]);
  });

  it("keeps a place under the pointer that zooms", () => {
    const camera = looking(quarters);
    const before = camera.place(480, 320);
    camera.zoom(1.5, 480, 320);
    expect(camera.place(480, 320)).toEqual(before);
  });
});

describe("settling", () => {
  it("lays the near edge across a wide window and along a tall one", () => {
    const camera = looking(0);
    camera.settle("north");
    expect(camera.quarters).toBe(2);
    camera.resize(390, 560);
    expect(camera.quarters).toBe(3);
  });

  it("stays as it was turned by hand", () => {
    const camera = looking(0);
    camera.settle("south");
    camera.turn();
    camera.resize(1000, 600);
    expect(camera.quarters).toBe(1);
  });
});
