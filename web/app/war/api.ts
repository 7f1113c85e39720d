import { api } from "@app/api";

export const { act, advice, answer, match, rematch, replay, say } = api;
