import { api } from "@app/api";

export const { match, answer, advice, act, say, live, types, fileAddress, clauses } = api;
