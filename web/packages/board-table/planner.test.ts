import { describe, expect, it } from "vitest";
import { footprint } from "./geometry";
import type { StandPicture } from "./picture";
import { Planner } from "./planner.svelte";

function stand(id: string, x: number): StandPicture {
  const pose = { x, y: 10000, facing: 0 };
  return {
    id,
    seat: "red",
    number: 1,
    type: "SPR",
    name: "Spear",
    place: "table",
    worth: 8,
    corners: footprint(pose, 750),
    ...pose,
    depth: 750,
    general: false,
    battle_line: false,
    in_combat: false,
    marks: [],
    cards: [],
  };
}

function planning(...stands: StandPicture[]): Planner {
  const planner = new Planner();
  planner.begin(stands);
  return planner;
}

describe("a single stand", () => {
  it("is carried to one place in one leg", () => {
    const planner = planning(stand("red/1", 10000));
    planner.fixForCarry();
    planner.drag([0, 0], [500, 2000]);
    planner.step({ type: "wheel", angle: 500 });
    expect(planner.legs).toEqual([{ type: "to", pose: { x: 10500, y: 12000, facing: 500 } }]);
  });

  it("turns towards the pointer", () => {
    const planner = planning(stand("red/1", 10000));
    planner.turnTowards([12000, 10000]);
    expect(planner.poses[0]?.facing).toBe(9000);
  });
});

describe("a group", () => {
  const pair = (): Planner => planning(stand("red/1", 10000), stand("red/2", 12000));

  it("advances by the way that lies ahead", () => {
    const planner = pair();
    planner.fixForCarry();
    planner.drag([0, 0], [700, 2000]);
    expect(planner.legs).toEqual([{ type: "ahead", distance: 2000 }]);
  });

  it("adds steps of one kind and begins a new leg for another", () => {
    const planner = pair();
    planner.step({ type: "ahead", distance: 250 });
    planner.step({ type: "ahead", distance: 250 });
    planner.step({ type: "wheel", angle: -500 });
    expect(planner.legs).toEqual([
      { type: "ahead", distance: 500 },
      { type: "wheel", angle: -500 },
    ]);
  });

  it("drops a leg that leads nowhere", () => {
    const planner = pair();
    planner.step({ type: "ahead", distance: 250 });
    planner.step({ type: "ahead", distance: -250 });
    expect(planner.open).toBe(false);
  });

  it("wheels at most a right angle, and only forward", () => {
    const planner = pair();
    planner.wheelTowards("left", [9000, 20000]);
    expect(planner.legs).toEqual([{ type: "wheel", angle: -9000 }]);
    planner.clear();
    planner.wheelTowards("left", [13000, 9000]);
    expect(planner.legs).toEqual([]);
  });
});

describe("stands that are put freely", () => {
  const put = (): Planner => {
    const planner = new Planner();
    planner.begin([stand("red/1", 10000), stand("red/2", 12000)], true);
    return planner;
  };

  it("are carried together, on a grid", () => {
    const planner = put();
    planner.fixForCarry();
    planner.drag([0, 0], [-1090, 3020]);
    expect(planner.poses).toEqual([
      { x: 9000, y: 13000, facing: 0 },
      { x: 11000, y: 13000, facing: 0 },
    ]);
  });

  it("step by keys as the first one faces", () => {
    const planner = put();
    planner.step({ type: "ahead", distance: -250 });
    planner.step({ type: "wheel", angle: -500 });
    expect(planner.poses[1]).toEqual({ x: 12000, y: 9750, facing: 35500 });
    expect(planner.legs).toEqual([]);
  });
});
