/** Small words that several pages say. */

export const playerName = (player: string): string => {
  if (player === "open") return "open seat";
  return player.startsWith("bot:") ? `${player.slice(4)} (machine)` : player;
};

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago", or nothing for what has no date. */
export function since(moment: string, now: number = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  if (Number.isNaN(seconds)) return "";
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return "just now";
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
