import { expect, test } from "vitest";
import { troopsOf } from "./troops";

const entry = { id: "guard", name: "Guard", types: ["KNT"], most: 6, cards: [{ card: "PVT" }] };

test("stands that are alike are counted, the general and card bearers apart", () => {
  const chosen = {
    general: "guard|KNT",
    garrison: "",
    count: () => 4,
    copies: () => 2,
    card: () => ({ taken: "stands" }),
  };
  const troops = troopsOf(entry, chosen).map(({ count, general, cards }) => ({ count, general, cards }));
  expect(troops).toEqual([
    { count: 1, general: true, cards: ["PVT"] },
    { count: 1, general: false, cards: ["PVT"] },
    { count: 2, general: false, cards: [] },
  ]);
});
