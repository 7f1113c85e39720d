/** What is asked of a seat and what it may answer. */

import type { Point } from "@board-table/picture";

export interface Refusal {
  readonly clause: string;
  readonly place: string;
  readonly text: string;
}

/** An order is a tagged record the host made or `table/orders.ts` composed. */
export type Order = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly order: Order;
  /** The order in the notation of the players. */
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  /** The stands it is about, to be shown on the board. */
  readonly stands: readonly string[];
}

export interface Blocked {
  readonly label: string;
  readonly clause: string;
  readonly text: string;
}

/**
 * What may be answered. `choices` are buttons; `forms` name what the board may compose beside
 * them: `move` (tactical moves of `stands`) and `place` (stands, camps or terrain from a tray).
 */
export interface Options {
  readonly choices: readonly Choice[];
  readonly forms: readonly Form[];
  readonly blocked: readonly Blocked[];
}

export interface MoveForm {
  readonly kind: "move";
  readonly stands: readonly string[];
}

/** The order is `{type: order, stand, pose}`, one stand at a time. */
export interface PlaceForm {
  readonly kind: "place";
  readonly order: string;
  readonly stands: readonly string[];
  readonly regions: readonly (readonly Point[])[];
}

/** Anything else: fields to fill in; the order is `{type: order, ...values}`. */
export interface FieldsForm {
  readonly kind: "fields";
  readonly order: string;
  readonly label: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: "choice" | "number" | "several";
  readonly choices: readonly { value: string | number; label: string }[];
  readonly least: number;
  readonly most: number;
}

export type Form = MoveForm | PlaceForm | FieldsForm;

export interface Ask {
  readonly seat: string;
  readonly kind: string;
  /** The question as a sentence. */
  readonly prompt: string;
  readonly round: number;
  readonly options: Options;
  /** True for the seats this page may answer for. */
  readonly mine: boolean;
}
