/** The map as the host sends it. */

import type { components } from "@app/api/generated";
import { SEAT_COLOURS, type SeatColour } from "@look/seats";

type Records = components["schemas"];

export type Picture = Records["WorldPicture"];
export type MapPicture = Records["Map"];
export type MapHex = Records["MapHex"];
export type Spot = Records["Spot"];
export type Marker = Records["Marker"];
export type Realm = Records["RealmLine"];

/** What the viewer thinks of whoever owns something. */
export const POLICIES = ["own", "ally", "neutral", "enemy"] as const;
export type Policy = (typeof POLICIES)[number];

/** A nation wears the colour of its number, on every map and in every report. */
export const colourOfNation = (nation: number): SeatColour =>
  SEAT_COLOURS[(nation - 1) % SEAT_COLOURS.length] ?? "slate";

export function policyOf(realms: readonly Realm[], nation: number): Policy {
  const said = realms.find((realm) => realm.number === nation)?.policy;
  return POLICIES.find((policy) => policy === said) ?? "neutral";
}

/** The name of a nation; nothing for nobody. */
export const nameOf = (realms: readonly Realm[], nation: number): string =>
  realms.find((realm) => realm.number === nation)?.name ?? "";

/** A hex in words, for those who point at it or listen. */
export function spokenHex(picture: Picture, hex: MapHex | undefined, number: number): string {
  if (!hex) return `Hex ${number}: never seen.`;
  const parts = [`Hex ${number}, ${hex.terrain.replaceAll("_", " ")}`];
  if (hex.seeming) parts.push(`an illusion of ${hex.seeming.replaceAll("_", " ")}`);
  if (hex.owner) parts.push(`of ${nameOf(picture.realms, hex.owner)}`);
  for (const spot of hex.spots ?? []) parts.push(spot.name);
  for (const { nation, count } of hex.units ?? []) {
    const whose = nation === picture.nation ? "yours" : nameOf(picture.realms, nation) || "nobody's";
    parts.push(`${count} ${count === 1 ? "unit" : "units"}: ${whose}`);
  }
  if ((hex.seen ?? -1) >= 0) parts.push(`last seen in turn ${hex.seen}`);
  return `${parts.join(", ")}.`;
}
