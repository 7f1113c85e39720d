/** Small words that several pages say. */

/** Nobody sits there yet. */
export const isFree = (player: string): boolean => player === "open" || player === "invited";

export const playerName = (player: string): string => {
  if (player === "open") return "open seat";
  if (player === "invited") return "kept for whoever is invited";
  return player.startsWith("bot:") ? `${player.slice(4)} (machine)` : player;
};

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago"; moments are seconds since 1970. */
export function since(moment: number, now: number = Date.now()): string {
  const seconds = moment - now / 1000;
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return "just now";
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** A name of the tables as people write it: "steep_hill" is a steep hill. */
export const words = (id: string): string => id.replaceAll("_", " ");
