import { api } from "@app/api";

export const { lobby } = api;
