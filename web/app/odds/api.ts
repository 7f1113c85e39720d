import { api } from "@app/api";

export const { handbook, odds } = api;
