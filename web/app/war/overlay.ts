/** From choices, counsel and plans to what is drawn. */

import type { Overlay } from "@board-tiles/overlay";
import type { Choice } from "./interfaces";
import type { WarState } from "./state.svelte";
import { WORDS } from "./targets";

export function overlayOf(war: WarState): Overlay {
  const { board, counsel, hand, plan } = war;
  const { layers } = board;
  const costs = new Map(counsel.ends.map((end) => [end.hex, end.cost]));
  const looked = hand.target >= 0 ? hand.target : board.pointed;
  const end = counsel.ends.find((one) => one.hex === looked);
  const from = board.unit(hand.actor)?.hex;
  const reach = new Map<number, number>();
  const targets = new Map<number, string>();
  const pick = [...plan.pick];
  for (const [hex, choices] of hand.byHex) {
    if (choices.some(({ order }) => order.type === "move")) reach.set(hex, costs.get(hex) ?? 0);
    else if (choices.some(({ order }) => order.type === "place" || order.type === "target")) pick.push(hex);
    else if (!isTile(choices)) targets.set(hex, wordFor(choices));
  }
  for (const choice of hand.deeds) tileTarget(choice, war, targets);
  return {
    reach,
    way: end && from !== undefined && reach.has(end.hex) ? [from, ...end.path] : [],
    targets,
    aims: layers.aims ? counsel.aims : [],
    sight: layers.sight ? counsel.sight : [],
    watched: layers.watched ? counsel.watched : null,
    zones: layers.zones ? counsel.zones : [],
    sites: counsel.sites,
    pick,
    ghosts: plan.ghosts,
    pointed: war.pointed,
  };
}

const isTile = (choices: readonly Choice[]): boolean =>
  choices.every(({ order }) => order.type === "explore");

/** A whole territory is marked once, in its middle. */
function tileTarget({ order }: Choice, war: WarState, targets: Map<number, string>): void {
  if (order.type !== "explore") return;
  const middle = war.picture.tiles[order.place]?.hexes[9];
  if (middle) targets.set(middle.id, WORDS.explore ?? "");
}

function wordFor(choices: readonly Choice[]): string {
  const types = [...new Set(choices.map(({ order }) => order.type))];
  return types.map((type) => WORDS[type] ?? type).join(", ");
}
