import { Loading } from "@app/shell/loading.svelte";
import { chapters, clauses } from "./api";
import type { Chapter, Clause } from "./interfaces";

const PAUSE = 150;
/** The game whose rules are shown. */
const GAME = "triumph";

/** What the rules are about; it stands where nothing is searched yet. */
export const contents = new Loading<readonly Chapter[]>(() => chapters(GAME));

/** A search in the clause index that follows what is typed. */
export class RuleSearch {
  words = $state("");
  found = $state.raw<readonly Clause[] | null>(null);
  failed = $state(false);
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  search(words: string): void {
    this.words = words;
    clearTimeout(this.timer);
    const turn = ++this.turn;
    if (!words.trim()) {
      this.found = null;
      return;
    }
    this.timer = setTimeout(() => void this.fetch(words, turn), PAUSE);
  }

  private async fetch(words: string, turn: number): Promise<void> {
    const found = await clauses(words, GAME).catch(() => null);
    if (turn !== this.turn) return;
    this.failed = found === null;
    if (found) this.found = found;
  }
}
