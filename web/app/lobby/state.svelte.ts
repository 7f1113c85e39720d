import { person, whoAmI } from "@app/account/state.svelte";
import { Loading } from "@app/shell/loading.svelte";
import { glance, live, lobby } from "./api";
import { announceTurns } from "./announce";
import type { Glance, Lobby, MatchLine, Pulse } from "./interfaces";

const EVERY = 20_000;
const SOON = 250;
const MOST_GLANCES = 12;

const NONE: Lobby = { mine: [], open: [], finished: [] };

/** A stranger has no matches; the host lists them only to people it knows. */
export const matches = new Loading(async () => {
  await whoAmI();
  const found = person() ? await lobby() : NONE;
  announceTurns(found.mine.filter((match) => match.your_turn));
  void look([...found.mine, ...found.finished].slice(0, MOST_GLANCES));
  return found;
});

let glances = $state.raw<ReadonlyMap<string, Glance>>(new Map());

/** What a match looks like at the moment, as soon as it is known. */
export const glanceAt = (match: string): Glance | undefined => glances.get(match);

/** Look at matches that have changed since they were last looked at. */
async function look(lines: readonly MatchLine[]): Promise<void> {
  const stale = lines.filter((line) => glances.get(line.id)?.changed !== line.changed);
  for (const { id, changed } of stale.filter((line) => line.state !== "open")) {
    const page = await glance(id).catch(() => null);
    const prompt = page?.asks.find((ask) => ask.mine)?.prompt ?? "";
    const seen = { changed, picture: page?.picture ?? null, verdict: page?.match.verdict ?? null, prompt };
    glances = new Map([...glances, [id, seen]]);
  }
}

/** Hear of my matches wherever I am, and look again from time to time. */
export function watchLobby(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => void matches.load();
  const heard = ({ match }: Pulse): void => {
    if (!matches.value?.mine.some((line) => line.id === match)) return;
    clearTimeout(timer);
    timer = setTimeout(again, SOON);
  };
  const seen = (): void => {
    if (document.visibilityState === "visible") again();
  };
  again();
  const beat = setInterval(again, EVERY);
  const close = live("", heard, (on) => on && again());
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearTimeout(timer);
    clearInterval(beat);
    close();
    document.removeEventListener("visibilitychange", seen);
  };
}
