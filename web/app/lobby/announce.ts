import { title } from "@app/shell/title.svelte";
import type { MatchLine } from "./interfaces";

/** Tells in the title, the icon and, where allowed, by a notification whose turn it is. */

const told = new Set<string>();

export function announceTurns(waiting: readonly MatchLine[]): void {
  title.awaited = waiting.length;
  for (const match of waiting) notify(match);
  for (const id of told) if (!waiting.some((match) => match.id === id)) told.delete(id);
}

function notify(match: MatchLine): void {
  if (told.has(match.id)) return;
  told.add(match.id);
  if (mayNotify() !== "granted" || document.visibilityState === "visible") return;
  const notice = new Notification(`Your turn: ${match.title}`, { tag: match.id, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    location.hash = `/match/${match.id}`;
  };
}

export const mayNotify = (): NotificationPermission =>
  "Notification" in globalThis ? Notification.permission : "denied";

export const askToNotify = (): Promise<NotificationPermission> => Notification.requestPermission();
