import { api } from "@app/api";

export const { chapters, clauses } = api;
