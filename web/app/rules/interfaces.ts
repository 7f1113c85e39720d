export type { Clause } from "@app/api/interfaces";
