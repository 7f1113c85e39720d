import type { AnyPicture } from "@app/api/interfaces";
import type { Picture } from "./interfaces";

const NOTHING: Picture = {
  game: "cosmos",
  viewer: "",
  nation: 0,
  turn: 0,
  turns: 0,
  phases: 0,
  seats: [],
  realms: [],
  map: { columns: 1, height: 1, turn: 0 },
};

/** A world as it is drawn: nothing of it where none has begun. */
export const worldOf = (picture: AnyPicture | null): Picture =>
  picture?.game === "cosmos" ? picture : NOTHING;
