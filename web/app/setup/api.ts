import { api } from "@app/api";

export const { advice } = api;
