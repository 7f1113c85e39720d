import { Loading } from "@app/shell/loading.svelte";
import { handbook, odds } from "./api";
import type { Odds, OddsQuestion } from "./interfaces";

/** Any two types against each other, in any situation. */
export class OddsTable {
  readonly handbook = new Loading(handbook);
  a = $state("KNT");
  d = $state("HFT");
  shooting = $state(false);
  a_marks = $state<string[]>([]);
  d_marks = $state<string[]>([]);
  readonly answer: Loading<Odds>;

  constructor() {
    this.answer = new Loading(() => odds(this.question));
  }

  get question(): OddsQuestion {
    const { a: first, d: second, shooting } = this;
    return { first, second, shooting, of_first: [...this.a_marks], of_second: [...this.d_marks] };
  }

  swap(): void {
    [this.a, this.d, this.a_marks, this.d_marks] = [this.d, this.a, this.d_marks, this.a_marks];
  }
}
