import { api } from "@app/api";

export const { replay } = api;
