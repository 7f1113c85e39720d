import { describe, expect, it } from "vitest";
import { Grid, outline, trail, type Way } from "./geometry";

const grid = new Grid(6, 7);

describe("a grid of hexes", () => {
  it("numbers hexes down each column", () => {
    expect(grid.columnOf(7)).toBe(0);
    expect(grid.columnOf(8)).toBe(1);
    expect(grid.size).toBe(42);
  });

  it("finds every hex at its own centre", () => {
    for (let number = 1; number <= grid.size; number++) {
      expect(grid.at(grid.centre(number))).toBe(number);
    }
    expect(grid.at([-200, 0])).toBe(0);
  });

  it("goes to a neighbour and back", () => {
    const back: Record<Way, Way> = { n: "s", s: "n", ne: "sw", sw: "ne", se: "nw", nw: "se" };
    for (const way of Object.keys(back) as Way[]) {
      const next = grid.neighbour(17, way);
      expect(next).toBeGreaterThan(0);
      expect(grid.neighbour(next, back[way])).toBe(17);
    }
  });

  it("ends where the map ends", () => {
    expect(grid.neighbour(1, "n")).toBe(0);
    expect(grid.neighbour(1, "nw")).toBe(0);
    expect(grid.neighbour(42, "s")).toBe(0);
  });

  it("stands odd columns half a hex lower", () => {
    expect(grid.neighbour(1, "se")).toBe(8);
    expect(grid.neighbour(8, "ne")).toBe(15);
    expect(grid.neighbour(8, "nw")).toBe(1);
  });
});

describe("drawing", () => {
  it("closes outlines and joins trails", () => {
    expect(outline([0, 0])).toMatch(/^M28\.0,0\.0L.*Z$/);
    expect(trail([])).toBe("");
    expect(trail([[0, 0], [1, 2]])).toBe("M0.0,0.0L1.0,2.0");
  });
});
