export type {
  CampForm,
  DeployForm,
  DraftSheet,
  FlankForm,
  LayoutForm,
  Order,
  Refusal,
  SetupForm,
  TerrainForm,
} from "@app/api/interfaces";
import type { Form, Order, SetupForm } from "@app/api/interfaces";
import type { Point, Pose } from "@board-table/picture";

export const SETUP_KINDS = ["terrain", "layout", "flank march", "camp", "centre", "rest"] as const;

export const isSetup = (form: Form): form is SetupForm =>
  (SETUP_KINDS as readonly string[]).includes(form.kind);

/** The orders of the set-up, as the host reads them. */
export interface ChooseTerrain extends Order {
  readonly type: "choose terrain";
  readonly kinds: readonly string[];
  readonly adjustment: number;
}

export interface Area {
  readonly type: "area";
  readonly number: number;
  readonly across: number;
  readonly along: number;
  readonly turn: number;
}

export interface Course {
  readonly type: "course";
  readonly number: number;
  readonly start: Point;
  readonly end: Point;
}

export interface LayTerrain extends Order {
  readonly type: "lay terrain";
  readonly pieces: readonly (Area | Course)[];
}

export interface SendFlankMarch extends Order {
  readonly type: "send flank march";
  readonly stands?: readonly string[];
  readonly side?: string;
}

export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export interface PlaceCamp extends Order {
  readonly type: "place camp";
  readonly x: number | null;
  readonly y: number | null;
  readonly defences: readonly Obstacle[];
}

export interface Posting {
  readonly stand: string;
  readonly pose: Pose;
  readonly type?: string;
}

export interface Deploy extends Order {
  readonly type: "deploy";
  readonly stands?: readonly Posting[];
  readonly guises?: readonly (readonly [string, string])[];
  readonly screened?: readonly string[];
  readonly camp?: number | null;
}
