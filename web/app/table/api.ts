import { api } from "@app/api";

export const { match, answer, advice, handbook, act, rematch, say, live, fileAddress, clauses } = api;
