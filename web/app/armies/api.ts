import { api } from "@app/api";

export const { lists, list, rosters, handbook, checkRoster, saveRoster, roster, example, forgetRoster } = api;
