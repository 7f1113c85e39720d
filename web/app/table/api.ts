import { api } from "@app/api";

export const { match, answer, advice, act, rematch, say, live, fileAddress, clauses } = api;
