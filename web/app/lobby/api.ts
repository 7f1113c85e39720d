import { api } from "@app/api";

export const { glance, live, lobby } = api;
