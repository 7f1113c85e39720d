import type { Api } from "./api";

/** The recorded states of `mock` stand in for the host while pages are being made. */
export const api: Api =
  import.meta.env.MODE === "mock"
    ? (await import("./mock")).mock
    : (await import("./http")).http;

export { Refused, Unreachable, type Api, type Deed } from "./api";
