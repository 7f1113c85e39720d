export type { Lobby, MatchLine, Scenario, SeatLine } from "@app/api/interfaces";
