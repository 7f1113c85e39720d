export type {
  Advice,
  Ask,
  Choice,
  CombatReport,
  Factor,
  FieldsForm,
  LogLine,
  LogRound,
  MatchPage,
  Message,
  MoveForm,
  Odds,
  Order,
  PlaceForm,
  Plan,
  Refusal,
  TypeSheet,
} from "@app/api/interfaces";

export const TABS = ["state", "orders", "log", "talk", "rules"] as const;

export type Tab = (typeof TABS)[number];

export type Connection = "joining" | "on" | "lost" | "caught up";
