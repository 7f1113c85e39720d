import type { MatchLine } from "./interfaces";

/** Tells in the title, the icon and, where allowed, by a notification whose turn it is. */

const PLAIN = "/icon.svg";
const CALLING = "/icon-turn.svg";
const told = new Set<string>();

export function announceTurns(waiting: readonly MatchLine[]): void {
  const count = waiting.length;
  document.title = count ? `(${count}) Your turn · Warhost` : "Warhost";
  document.querySelector("link[rel=icon]")?.setAttribute("href", count ? CALLING : PLAIN);
  for (const match of waiting) notify(match);
  for (const id of told) if (!waiting.some((match) => match.id === id)) told.delete(id);
}

function notify(match: MatchLine): void {
  if (told.has(match.id)) return;
  told.add(match.id);
  if (mayNotify() !== "granted" || document.visibilityState === "visible") return;
  new Notification(`Your turn: ${match.title}`, { body: match.state, tag: match.id, icon: PLAIN });
}

export const mayNotify = (): NotificationPermission =>
  "Notification" in globalThis ? Notification.permission : "denied";

export const askToNotify = (): Promise<NotificationPermission> => Notification.requestPermission();
