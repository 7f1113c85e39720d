export type {
  ArmyList,
  ArmyListLine,
  CardOffer,
  Contingent,
  Entry,
  Handbook,
  Roster,
  RosterCheck,
  RosterLine,
  Troop,
} from "@app/api/interfaces";
