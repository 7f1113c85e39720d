import type { components } from "@app/api/generated";

type Records = components["schemas"];

export type { LogLine, LogRound, MatchPage as AnyMatchPage, Message, Refusal } from "@app/api/interfaces";

export type Picture = Records["WarPicture"];
export type Unit = Records["WarUnit"];
export type Building = Records["WarBuilding"];
export type Hero = Records["WarHero"];
export type Card = Records["WarCard"];
export type SeatBoard = Records["WarSeat"];
export type Sheet = Records["WarSheet"];
export type Frame = Omit<Records["Frame"], "picture"> & { readonly picture: Picture };

export type Order = Records["multiverse.Order"];
export type OrderOf<Type extends Order["type"]> = Extract<Order, { readonly type: Type }>;
export type Item = Records["multiverse.BuildLine"]["item"];
export type Post = Records["multiverse.Post"];
export type Offer = Records["multiverse.Offer"];

export type Form = Records["multiverse.Form"];
export type MusterForm = Records["multiverse.MusterForm"];
export type BuildForm = Records["multiverse.BuildForm"];
export type DealingForm = Records["multiverse.DealingForm"];
export type RepliesForm = Records["multiverse.RepliesForm"];

/** A record of which these pages know some fields better than the host's own schema. */
type Known<Whole, Fields> = Omit<Whole, keyof Fields> & Fields;

export type Choice = Known<Records["Choice"], { readonly order: Order }>;
export type Options = Known<
  Records["OptionsPage"],
  { readonly choices: readonly Choice[]; readonly forms: readonly Form[] }
>;
export type Ask = Known<Records["AskPage"], { readonly options: Options }>;
/** A war that has begun is drawn. */
export type WarPage = Known<
  Records["MatchPage"],
  { readonly asks: readonly Ask[]; readonly picture: Picture }
>;

export type Question = Records["multiverse.Question"];
type Advice = Records["multiverse.Advice"];
type About<Asked> = Asked extends { readonly type: string } ? Omit<Asked, "type"> : never;
export type QuestionKind = Question["type"];
/** Every kind of question: what is asked about, and what is answered. */
export type Questions = {
  readonly [Kind in QuestionKind]: {
    ask: About<Extract<Question, { readonly type: Kind }>>;
    answer: Advice[Kind];
  };
};
export type End = Records["multiverse.End"];
export type Outlook = NonNullable<Advice["odds"]>;
export type DraftSheet = Advice["draft"];
export type BuildLine = Records["multiverse.BuildLine"];
export type Handbook = Advice["handbook"];

export const TABS = ["state", "orders", "cards", "log", "talk", "rules"] as const;
export type Tab = (typeof TABS)[number];
