export type {
  Area,
  CampForm,
  Course,
  DeployForm,
  DraftSheet,
  FlankForm,
  LayoutForm,
  Obstacle,
  Order,
  Posting,
  Refusal,
  SetupForm,
  TerrainForm,
} from "@app/api/interfaces";
import type { Form, OrderOf, SetupForm } from "@app/api/interfaces";

export const SETUP_KINDS = ["terrain", "layout", "flank march", "camp", "centre", "rest"] as const;

export const isSetup = (form: Form): form is SetupForm =>
  (SETUP_KINDS as readonly string[]).includes(form.kind);

export type ChooseTerrain = OrderOf<"choose terrain">;
export type LayTerrain = OrderOf<"lay terrain">;
export type SendFlankMarch = OrderOf<"send flank march">;
export type PlaceCamp = OrderOf<"place camp">;
export type Deploy = OrderOf<"deploy">;
