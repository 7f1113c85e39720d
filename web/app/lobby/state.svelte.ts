import { Loading } from "@app/shell/loading.svelte";
import { lobby } from "./api";
import { announceTurns } from "./announce";

const EVERY = 15_000;

export const matches = new Loading(async () => {
  const found = await lobby();
  announceTurns(found.mine.filter((match) => match.your_turn));
  return found;
});

/** Look again from time to time, and at once when the page is looked at again. */
export function watchLobby(): () => void {
  const look = (): void => void matches.load();
  const seen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
