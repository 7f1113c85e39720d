import { writing } from "@app/help/keys";
import type { Layer } from "@board-table/board.svelte";
import { TABS } from "./interfaces";
import type { TableState } from "./state.svelte";

const LAYERS: Readonly<Record<string, Layer>> = {
  z: "zones",
  r: "ranges",
  c: "command",
  o: "odds",
  n: "labels",
};

/** The first thing that can be done now; going back has a key of its own. */
const ACTIONS = "[data-actions] button:enabled:not([data-undo]), [data-actions] select";

/** Keys of the page around the board. */
export function pageKey(event: KeyboardEvent, state: TableState): void {
  if (writing(event) || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const layer = LAYERS[event.key];
  const tab = TABS[Number(event.key) - 1];
  if (layer) state.board.layers[layer] = !state.board.layers[layer];
  else if (tab) openTab(state, tab);
  else if (event.key === "t") state.asText = !state.asText;
  else if (event.key === "v") state.board.camera.turn();
  else if (event.key === "u") void (state.page.value?.may_undo && state.act("undo"));
  else if (event.key === "b") document.querySelector<HTMLElement>(ACTIONS)?.focus();
  else if (event.key === "/") openTab(state, "rules");
  else return;
  event.preventDefault();
}

function openTab(state: TableState, tab: (typeof TABS)[number]): void {
  state.tab = tab;
  state.sheetOpen = true;
}
