import { api } from "@app/api";

export const { clauses } = api;
