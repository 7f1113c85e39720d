import { api } from "@app/api";

export const { scenarios, rosters, newMatch, takeSeat, lobby } = api;
