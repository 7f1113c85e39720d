export type { Me, NewGuest, Person, Session } from "@app/api/interfaces";
