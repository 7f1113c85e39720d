import { api } from "@app/api";

export const { match, answer, advice, handbook, act, rematch, say, fileAddress, clauses } = api;
