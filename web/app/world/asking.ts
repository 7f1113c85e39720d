import { advice } from "./api";
import type { Questions } from "./interfaces";

export type Ask = <Kind extends keyof Questions>(
  type: Kind,
  about: Questions[Kind]["ask"],
) => Promise<Questions[Kind]["answer"] | null>;

/** Questions of a seat to the host. An answer that does not come is no reason to stop writing. */
export const asking =
  (match: string, seat: () => string): Ask =>
  (type, about) =>
    advice(match, seat(), { type, ...about }).catch(() => null) as Promise<Questions[typeof type]["answer"] | null>;
