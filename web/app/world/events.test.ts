import { describe, expect, it } from "vitest";
import { grouped, OTHERS, type Sieve } from "./events";

const EVENTS = [
  { phase: 1, who: 3001, text: "waits." },
  { phase: 2, who: 3001, text: "waits." },
  { phase: 2, who: 3002, text: "moved 10 -> 11." },
  { phase: 4, who: 0, text: "Production: 3 gold." },
];
const ANY: Sieve = { words: "", phase: 0, who: -1, by: "unit" };
const names = (who: number): string => (who === 3002 ? "Captain" : who === 9001 ? "" : String(who));

describe("events", () => {
  it("stand under their units, and go on in one line", () => {
    const found = grouped(EVENTS, ANY, names);
    expect(found.map((group) => group.title)).toEqual(["0", "3001", "Captain"]);
    expect(found[1]?.events).toEqual([{ phase: 1, who: 3001, text: "waits.", until: 2 }]);
  });

  it("of strangers stand together at the end", () => {
    const found = grouped([{ phase: 3, who: 9001, text: "9001 was seen." }, ...EVENTS], ANY, names);
    expect(found.at(-1)).toMatchObject({ title: "Others", who: OTHERS });
    expect(grouped(EVENTS, { ...ANY, who: OTHERS }, names)).toEqual([]);
  });

  it("are found by words, also those of a name", () => {
    expect(grouped(EVENTS, { ...ANY, words: "GOLD" }, names).map((group) => group.who)).toEqual([0]);
    expect(grouped(EVENTS, { ...ANY, words: "captain" }, names).map((group) => group.who)).toEqual([3002]);
  });

  it("are filtered by phase and by unit", () => {
    expect(grouped(EVENTS, { ...ANY, phase: 2 }, names)).toHaveLength(2);
    expect(grouped(EVENTS, { ...ANY, who: 0 }, names)).toHaveLength(1);
  });

  it("are sorted by phase as well", () => {
    const found = grouped(EVENTS, { ...ANY, by: "phase" }, names);
    expect(found.map((group) => group.title)).toEqual(["Phase 1", "Phase 2", "Phase 4"]);
  });
});
