import { api } from "@app/api";

export const { lists, list, rosters, checkRoster, saveRoster, types } = api;
