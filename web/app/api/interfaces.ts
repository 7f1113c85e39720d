/**
 * What the client sends and receives. The records are those of the host (`make setup` writes
 * `generated.ts` from its schema); here they only get the names that the pages use.
 */

import type { components } from "./generated";

type Records = components["schemas"];

export type Person = Records["PersonLine"];
export type Session = Records["SessionLine"];
export type Me = Records["Me"];
export type NewGuest = Records["NewGuest"];

export type SeatLine = Records["SeatLine"];
export type MatchLine = Records["MatchLine"];
export type Lobby = Records["LobbyPage"];
export type Scenario = Records["ScenarioLine"];
export type GameLine = Records["GameLine"];
export type BotLine = Records["BotLine"];
export type TakeSeat = Records["TakeSeat"];
export type NewMatch = Records["NewMatch"];
export type Verdict = Records["Verdict"];
export type Message = Records["MessageLine"];
export type Offer = Records["OfferLine"];
export type ReplayPage = Records["ReplayPage"];
export type Frame = Records["Frame"];
export type Pulse = Records["Pulse"];

export type Refusal = Records["Refusal"];
export type Blocked = Records["Blocked"];
export type Answer = Records["Answer"];
export type Receipt = Records["Receipt"];
export type LogLine = Records["LogLine"];
export type LogRound = Records["LogRound"];
export type CombatSheet = Records["CombatSheet"];
export type Chapter = Records["ChapterLine"];
export type Clause = Records["ClausePage"];

/** A record of which the pages of a game know some fields better than the host's own schema. */
type Known<Whole, Fields> = Omit<Whole, keyof Fields> & Fields;

export type Order = Records["triumph.Order"];
export type OrderOf<Type extends Order["type"]> = Extract<Order, { readonly type: Type }>;
export type TacticalMove = OrderOf<"move" | "column" | "form column" | "dismount">;
export type Area = Records["triumph.Area"];
export type Course = Records["triumph.Course"];
export type Obstacle = Records["triumph.Obstacle"];
export type Posting = Records["triumph.Posting"];

export type Picture = Records["BattlePicture"];
export type Form = Records["triumph.Form"];
export type MovementForm = Records["triumph.MovementForm"];
export type TerrainForm = Records["triumph.TerrainForm"];
export type LayoutForm = Records["triumph.LayoutForm"];
export type FlankForm = Records["triumph.FlankForm"];
export type CampForm = Records["triumph.CampForm"];
export type DeployForm = Records["triumph.CentreForm"] | Records["triumph.RestForm"];
export type SetupForm = Exclude<Form, MovementForm>;

export type Choice = Known<Records["Choice"], { readonly order: Order }>;
export type Options = Known<
  Records["OptionsPage"],
  { readonly choices: readonly Choice[]; readonly forms: readonly Form[] }
>;
export type Ask = Known<Records["AskPage"], { readonly options: Options }>;
/** A match of any game as the host sends it. */
export type MatchPage = Records["MatchPage"];
/** What any game draws; each is tagged with its game. */
export type AnyPicture = NonNullable<MatchPage["picture"]>;
/** A battle that has begun is drawn. */
export type PlayedPage = Known<MatchPage, { readonly asks: readonly Ask[]; readonly picture: Picture }>;

export type Question = Records["triumph.Question"];
type Advice = Records["triumph.Advice"];
type About<Asked> = Asked extends { readonly type: string } ? Omit<Asked, "type"> : never;
export type QuestionKind = Question["type"];
/** Every kind of question: what is asked about, and what is answered. */
export type Questions = {
  readonly [Kind in QuestionKind]: {
    ask: About<Extract<Question, { readonly type: Kind }>>;
    answer: Advice[Kind];
  };
};
export type PlanSheet = Records["triumph.PlanSheet"];
export type DraftSheet = Records["triumph.DraftSheet"];
export type Ghost = Records["triumph.Ghost"];
export type Meeting = Records["triumph.Meeting"];
export type Odds = NonNullable<Advice["odds"]>;
export type TypeSheet = Records["triumph.TypeSheet"];

export type Card = Records["Card"];
export type Handbook = Records["Handbook"];
export type RosterLine = Records["RosterLine"];
export type ArmyListLine = Records["ListLine"];
export type ArmyList = Records["ArmyList"];
export type Entry = Records["Entry"];
export type Contingent = Records["Contingent"];
export type CardOffer = Records["CardOffer"];
export type Roster = Records["Roster"];
export type Troop = Records["Troop"];
export type RosterCheck = Records["RosterCheck"];
export type OddsQuestion = Records["OddsQuestion"];

export type ReportPage = Records["ReportPage"];
export type Report = Records["Report"];
export type StoresLine = Records["StoresLine"];
export type HandedLine = Records["HandedLine"];
