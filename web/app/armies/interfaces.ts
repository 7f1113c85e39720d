export type {
  ArmyList,
  ArmyListLine,
  CardOffer,
  Contingent,
  Entry,
  Roster,
  RosterCard,
  RosterCheck,
  RosterLine,
  RosterStand,
} from "@app/api/interfaces";
