import { writing } from "@app/help/keys";
import type { Layer } from "@board-tiles/board.svelte";
import { TABS } from "./interfaces";
import type { WarState } from "./state.svelte";

export const LAYERS: readonly (readonly [Layer, string, string])[] = [
  ["watched", "Who would see a block there", "e"],
  ["aims", "How far the selected block shoots", "r"],
  ["sight", "What is seen from there", "s"],
  ["zones", "Zones of buildings", "z"],
  ["names", "Names of hexes", "h"],
];

/** The first thing that can be done now; going back has a key of its own. */
const ACTIONS = "[data-actions] button:enabled:not([data-undo])";

/** Keys of the page around the board. */
export function pageKey(event: KeyboardEvent, war: WarState): void {
  if (writing(event) || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const layer = LAYERS.find(([, , key]) => key === event.key)?.[0];
  const tab = TABS[Number(event.key) - 1];
  if (layer) toggle(war, layer);
  else if (tab) openTab(war, tab);
  else if (event.key === "t") war.asText = !war.asText;
  else if (event.key === "n") war.hand.next();
  else if (event.key === "Escape" && war.show.moments.length) war.show.close();
  else if (event.key === "." && war.show.moments.length) war.show.next();
  else if (event.key === "u") void (war.page.value?.may_undo && war.act("undo"));
  else if (event.key === "b") document.querySelector<HTMLElement>(ACTIONS)?.focus();
  else if (event.key === "/") openTab(war, "rules");
  else return;
  event.preventDefault();
}

export function toggle(war: WarState, layer: Layer): void {
  war.board.layers[layer] = !war.board.layers[layer];
  if (layer === "zones" && war.board.layers.zones) void war.counsel.survey();
  war.counsel.point(war.board.pointed);
}

function openTab(war: WarState, tab: (typeof TABS)[number]): void {
  war.tab = tab;
  war.sheetOpen = true;
}
