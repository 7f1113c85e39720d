import { api } from "@app/api";

export const { match, answer, advice, act, say, live, fileAddress, clauses } = api;
