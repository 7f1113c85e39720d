export { http as api } from "./http";
export { Refused, Unreachable, type Api, type Deed } from "./api";
