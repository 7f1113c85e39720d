import { describe, expect, it } from "vitest";
import type { Report } from "./interfaces";
import { holds, RealmTree } from "./realm";

const report: Report = {
  nation: 1,
  code: "GE",
  name: "Gemland",
  turn: 0,
  map: { columns: 6, height: 7, turn: 0 },
  locations: [{ id: 1101, text: "Sergil [1101(GE)] (City)", position: "10", details: ["size 4"] }],
  units: [
    { id: 3001, text: "3001* Lady Emerald (Noble): 5 w.p.", position: "1101", force: [{ id: 3002, text: "3002 Infantry", position: "1101" }] },
    { id: 3003, text: "3003 Captain: 3 w.p.", position: "11", orders: ["move s"] },
    { id: 3004, text: "3004 Scout", position: "u11" },
    { id: 3005, text: "3005 Envoy", position: "1102" },
  ],
  notes: [{ id: 33, text: "33 plains", inside: [{ id: 1102, text: "Rowan Gate" }] }],
};

describe("the tree of a realm", () => {
  const tree = new RealmTree(report);

  it("puts forces into places and places into hexes", () => {
    const site = tree.sites.find((one) => one.position === "10");
    expect(site?.hex).toBe(10);
    expect(site?.holdings.map((one) => one.id)).toEqual([1101]);
    expect(site?.holdings[0]?.inside.map((one) => one.id)).toEqual([3001]);
    expect(site?.holdings[0]?.inside[0]?.inside.map((one) => one.id)).toEqual([3002]);
  });

  it("finds the hex of every position", () => {
    expect(["11", "u11", "1101", "1102"].map((position) => tree.hexOf(position))).toEqual([11, 11, 10, 33]);
  });

  it("knows everything by its number", () => {
    expect([...tree.byId.keys()].sort()).toEqual([1101, 3001, 3002, 3003, 3004, 3005]);
    expect(tree.byId.get(3001)?.name).toBe("3001* Lady Emerald (Noble)");
  });

  it("is searched through and through", () => {
    const city = tree.byId.get(1101);
    expect(city && holds(city, "infantry")).toBe(true);
    expect(city && holds(city, "captain")).toBe(false);
  });
});
