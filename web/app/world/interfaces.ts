import type { components } from "@app/api/generated";

type Records = components["schemas"];

export type {
  Answer,
  HandedLine,
  MatchPage,
  Message,
  Receipt,
  Refusal,
  Report,
  ReportPage,
  StoresLine,
} from "@app/api/interfaces";
export type { Picture } from "@board-hex/picture";

export type Note = Records["Note"];
export type UnitStatus = Records["UnitStatus"];
export type PlaceStatus = Records["PlaceStatus"];
export type EventLine = Records["EventLine"];
export type Battle = Records["BattleTold"];
export type Row = Records["Row"];

export type Remark = Records["cosmos.Remark"];
export type Plan = Records["cosmos.Plan"];
export type ActorPlan = Records["cosmos.ActorPlan"];
export type Lexicon = Records["cosmos.Lexicon"];
export type OrderEntry = Records["cosmos.OrderEntry"];
export type Offer = Records["cosmos.Offer"];

type Question = Records["cosmos.Question"];
type Advice = Records["cosmos.Advice"];
type About<Asked> = Asked extends { readonly type: string } ? Omit<Asked, "type"> : never;
/** Every kind of question: what is asked about, and what is answered. */
export type Questions = {
  readonly [Kind in Question["type"]]: {
    ask: About<Extract<Question, { readonly type: Kind }>>;
    answer: Advice[Kind];
  };
};

export const TABS = ["report", "orders", "units", "stores", "match"] as const;
export type Tab = (typeof TABS)[number];
