import { api } from "@app/api";

export const { act, bots, games, glance, invite, live, match, newMatch, rosters, scenarios, takeSeat } = api;
