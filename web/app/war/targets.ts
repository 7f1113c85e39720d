/** Which hexes of the board an order is about, so that a press on one of them finds it. */

import type { TileBoard } from "@board-tiles/board.svelte";
import type { Choice, Order } from "./interfaces";

/** Who acts by an order: a block, the hex of a building, or nobody in particular. */
export function actorOf(order: Order): string {
  if ("unit" in order && order.type !== "target") return order.unit;
  return order.type === "fire" ? String(order.building) : "";
}

/** The hexes to press for it; none for orders that only a button gives. */
export function hexesOf(order: Order, board: TileBoard): readonly number[] {
  switch (order.type) {
    case "move":
      return order.path.slice(-1);
    case "swap":
      return [board.unit(order.other)?.hex ?? -1];
    case "explore":
      return board.picture().tiles[order.place]?.hexes.map((hex) => hex.id) ?? [];
    case "target":
      return [board.unit(order.unit)?.hex ?? -1];
    case "cast":
      return order.hexes ?? [];
    default:
      return "hex" in order && typeof order.hex === "number" ? [order.hex] : [];
  }
}

/** The choices by the hexes that they are about. */
export function byHex(choices: readonly Choice[], board: TileBoard): ReadonlyMap<number, readonly Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    for (const hex of hexesOf(choice.order, board)) found.set(hex, [...(found.get(hex) ?? []), choice]);
  }
  return found;
}

/** Orders that are given by the press itself; whatever fights or ends something asks first. */
export const AT_ONCE: ReadonlySet<Order["type"]> = new Set(["move", "place", "explore", "venture"]);
const FIGHTS: ReadonlySet<Order["type"]> = new Set(["attack", "shoot", "fire"]);

export const fights = (choice: Choice): boolean => FIGHTS.has(choice.order.type);

/** What a target on the board is called. */
export const WORDS: Readonly<Partial<Record<Order["type"], string>>> = {
  attack: "attack",
  shoot: "shoot",
  fire: "shoot",
  explore: "explore",
  venture: "adventure",
  demolish: "bridge",
  swap: "swap",
  cast: "spell",
  target: "hit",
};
