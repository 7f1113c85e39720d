/** What is drawn over the board while somebody thinks. Hexes are named by their number. */

export interface Ghost {
  readonly hex: number;
  readonly kind: string;
  readonly unitClass: string;
  readonly name: string;
}

export interface Zone {
  readonly seat: string;
  readonly hexes: readonly number[];
}

export interface Overlay {
  /** Where the selected unit may go, and the AP it takes. */
  readonly reach: ReadonlyMap<number, number>;
  /** The way to the hex that is pointed at, from where the unit stands. */
  readonly way: readonly number[];
  /** What may be attacked, explored or otherwise acted upon, with a word or two. */
  readonly targets: ReadonlyMap<number, string>;
  readonly aims: readonly number[];
  readonly sight: readonly number[];
  readonly watched: { readonly at: number; readonly certain: readonly number[]; readonly possible: readonly number[] } | null;
  readonly zones: readonly Zone[];
  readonly sites: readonly number[];
  /** Hexes to choose from. */
  readonly pick: readonly number[];
  readonly ghosts: readonly Ghost[];
  /** What a line of the log is about. */
  readonly pointed: readonly string[];
}

export const NO_OVERLAY: Overlay = {
  reach: new Map(),
  way: [],
  targets: new Map(),
  aims: [],
  sight: [],
  watched: null,
  zones: [],
  sites: [],
  pick: [],
  ghosts: [],
  pointed: [],
};
