import { api } from "@app/api";

export const { act, bots, glance, invite, live, match, newMatch, rosters, scenarios, takeSeat } = api;
