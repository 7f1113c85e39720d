import { api } from "@app/api";

export const { types, odds } = api;
