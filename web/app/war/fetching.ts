import { match } from "./api";
import type { AnyMatchPage, LogRound, WarPage } from "./interfaces";

/** A war fetched again and again: of its log only what is new is sent. */
export class Fetching {
  private viewer = "";
  private log: readonly LogRound[] = [];

  constructor(private readonly id: string) {}

  keep(page: AnyMatchPage): WarPage {
    const known = page as WarPage;
    [this.viewer, this.log] = [known.picture.viewer, known.log];
    return known;
  }

  async page(): Promise<WarPage> {
    const known = this.log; // another fetch may be under way
    const last = known.at(-1);
    if (!last) return this.keep(await match(this.id));
    const page = (await match(this.id, last.round - 1)) as WarPage;
    const [first] = page.log;
    const same = first?.round === last.round && first.title === last.title;
    if (!same || page.picture.viewer !== this.viewer) return this.keep(await match(this.id));
    return this.keep({ ...page, log: [...known.slice(0, -1), ...page.log] });
  }
}
