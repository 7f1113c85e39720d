export type { Frame, LogLine, ReplayPage } from "@app/api/interfaces";
