export type { Chapter, Clause } from "@app/api/interfaces";
