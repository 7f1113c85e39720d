import { api } from "@app/api";

export const { act, bots, glance, invite, newMatch, rosters, scenarios, takeSeat } = api;
