import { api } from "@app/api";

export const { act, advice, answer, fileAddress, match, replay, report, reportAddress, say, stores } = api;
