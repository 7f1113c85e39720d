import type { Component } from "svelte";
import type { AnyPicture, MatchPage } from "./interfaces";

type Fetched<Properties extends Record<string, unknown>> = () => Promise<{ default: Component<Properties> }>;

/** What a game is drawn with. Each part is fetched when it is first wanted. */
export interface GameBoard {
  /** The page of a match that has begun; `first` is what the host said of it last. */
  readonly match: Fetched<{ id: string; first: MatchPage }>;
  /** The same match, watched again. */
  readonly replay: Fetched<{ id: string }>;
  /** The board in small. It is given only pictures of its own game. */
  readonly miniature: Fetched<{ picture: never }>;
}

/** The board of every game, by the game that its pictures name. */
export const BOARDS: Readonly<Record<AnyPicture["game"], GameBoard>> = {
  triumph: {
    match: () => import("@app/table/View.svelte"),
    replay: () => import("@app/replay/View.svelte"),
    miniature: () => import("@board-table/Miniature.svelte"),
  },
  cosmos: {
    match: () => import("@app/world/View.svelte"),
    replay: () => import("@app/world/Replay.svelte"),
    miniature: () => import("@board-hex/Miniature.svelte"),
  },
  multiverse: {
    match: () => import("@app/war/View.svelte"),
    replay: () => import("@app/war/Replay.svelte"),
    miniature: () => import("@board-tiles/Miniature.svelte"),
  },
};
