import type { AnyPicture } from "./interfaces";

/** Where a match stands, in a few words. */
export function standing(picture: AnyPicture): string {
  switch (picture.game) {
    case "multiverse":
      return picture.turn ? `Turn ${picture.turn}, ${picture.active || "all"}: ${picture.step}.` : "Setting up.";
    case "triumph":
      return `Turn ${picture.turn}, ${picture.active}: ${picture.step}.`;
    case "cosmos":
      return picture.turn ? `Turn ${picture.turn} of ${picture.turns} has been played.` : "Set up; nothing has been played yet.";
  }
}
