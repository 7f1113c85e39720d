import type { AnyPicture } from "@app/api/interfaces";
import type { Picture } from "@board-table/picture";

/** A bare table, until the picture is here. */
export const EMPTY_PICTURE: Picture = {
  game: "triumph",
  viewer: "",
  width: 48_000,
  depth: 32_000,
  seats: [],
  pieces: [],
  camps: [],
  stands: [],
  armies: [],
  turn: 0,
  active: "",
  step: "",
  rolled: 0,
  points: 0,
  combats: [],
  zones: {},
  areas: [],
  hints: [],
};

/** A battle as it is drawn: a bare table where none has begun. */
export const battleOf = (picture: AnyPicture | null): Picture =>
  picture?.game === "triumph" ? picture : EMPTY_PICTURE;
