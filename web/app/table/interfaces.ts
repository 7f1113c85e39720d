export type {
  MatchPage as AnyMatchPage,
  Ask,
  Card,
  Choice,
  Form,
  CombatSheet,
  LogLine,
  LogRound,
  PlayedPage as MatchPage,
  Meeting,
  Message,
  MovementForm,
  Odds,
  Order,
  PlanSheet,
  Question,
  QuestionKind,
  Questions,
  Refusal,
  SetupForm,
  TacticalMove,
  TypeSheet,
} from "@app/api/interfaces";

export const TABS = ["state", "orders", "log", "talk", "rules"] as const;

export type Tab = (typeof TABS)[number];
