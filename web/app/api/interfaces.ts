/** What the client sends and receives: the contract with the host. Every call is under `/api`. */

export type * from "./shapes/people";
export type * from "./shapes/matches";
export type * from "./shapes/decisions";
export type * from "./shapes/log";
export type * from "./shapes/advice";
export type * from "./shapes/triumph";
