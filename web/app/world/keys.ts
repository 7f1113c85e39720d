import { writing } from "@app/help/keys";
import type { Layer } from "@board-hex/layers";
import { TABS } from "./interfaces";
import type { WorldState } from "./state.svelte";

const LAYERS: Readonly<Record<string, Layer>> = { o: "owners", g: "terrain", f: "features", a: "age" };

/** Keys of the page around the map. */
export function pageKey(event: KeyboardEvent, world: WorldState): void {
  if (writing(event) || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const layer = LAYERS[event.key];
  const tab = TABS[Number(event.key) - 1];
  if (layer) world.board.layers[layer] = !world.board.layers[layer];
  else if (tab) [world.tab, world.sheetOpen] = [tab, true];
  else if (event.key === "t") world.asText = !world.asText;
  else if (event.key === "p" && world.leads) togglePath(world);
  else if (event.key === "m") document.querySelector<HTMLElement>(".map")?.focus();
  else if (event.key === "b") document.querySelector<HTMLElement>("[data-actions] button:enabled")?.focus();
  else if (event.key === "Escape") putAway(world);
  else return;
  event.preventDefault();
}

function togglePath(world: WorldState): void {
  if (world.sheet.pathing) world.endPath();
  else world.startPath();
}

function putAway(world: WorldState): void {
  if (world.sheet.pathing) world.endPath();
  world.board.chosen = 0;
}
