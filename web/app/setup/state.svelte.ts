import type { Picture, Pose } from "@board-table/picture";
import type { Deploy, DraftSheet, Order, Posting, Refusal, SetupForm } from "./interfaces";

/** What the host says about a draft, and the orders it would give itself. */
export interface Adviser {
  draft(order: Order): Promise<DraftSheet | null>;
  suggest(kind: string, number: number): Promise<Order | null>;
}

const SUGGESTED_FIRST = new Set(["terrain", "layout", "camp"]);
const DEPLOYING = new Set(["centre", "rest"]);

/** An answer of the set-up that is being worked at; the host draws it and says what is wrong. */
export class Drafting {
  form = $state.raw<SetupForm | null>(null);
  order = $state.raw<Order | null>(null);
  sheet = $state.raw<DraftSheet | null>(null);
  private round = -1;
  private suggestions = 0;
  private asked = 0;

  constructor(private readonly adviser: Adviser) {}

  get picture(): Picture | null {
    return this.form ? (this.sheet?.picture ?? null) : null;
  }

  get refusals(): readonly Refusal[] {
    return this.sheet?.refusals ?? [];
  }

  get deploying(): boolean {
    return this.form !== null && DEPLOYING.has(this.form.kind);
  }

  get deployment(): Deploy {
    return this.order?.type === "deploy" ? (this.order as Deploy) : { type: "deploy" };
  }

  get postings(): readonly Posting[] {
    return this.deployment.stands ?? [];
  }

  /** The stands that something is said against. */
  get wrong(): readonly string[] {
    return this.refusals.flatMap((refusal) => {
      const place = /^stands\[(\d+)\]/.exec(refusal.place)?.[1];
      return this.postings[Number(place)]?.stand ?? [];
    });
  }

  /** Another question begins another draft; the same question keeps the one at hand. */
  async attend(round: number, form: SetupForm | null): Promise<void> {
    if (form && round === this.round && form.kind === this.form?.kind) return;
    [this.form, this.round, this.order, this.sheet] = [form, round, null, null];
    if (!form) return;
    if (SUGGESTED_FIRST.has(form.kind)) await this.suggest();
    else await this.change(blank(form));
  }

  async change(order: Order): Promise<void> {
    this.order = order;
    const turn = ++this.asked;
    const sheet = await this.adviser.draft(order);
    if (turn === this.asked && sheet) this.sheet = sheet;
  }

  /** The host's own idea of an answer; asked again, another one. */
  async suggest(): Promise<void> {
    if (!this.form) return;
    const order = await this.adviser.suggest(this.form.kind, this.suggestions++);
    if (order) await this.change(order);
  }

  /** Put stands on their places. */
  async post(stands: readonly string[], poses: readonly Pose[]): Promise<void> {
    const there = new Map(this.postings.map((posting) => [posting.stand, posting]));
    stands.forEach((stand, place) => {
      const pose = poses[place];
      if (pose) there.set(stand, { ...there.get(stand), stand, pose });
    });
    await this.change({ ...this.deployment, stands: [...there.values()] });
  }

  /** Take stands back into the hand. */
  async takeBack(stands: readonly string[]): Promise<void> {
    const left = this.postings.filter((posting) => !stands.includes(posting.stand));
    await this.change({ ...this.deployment, stands: left });
  }

  async dress(stand: string, type: string): Promise<void> {
    const stands = this.postings.map((posting) =>
      posting.stand === stand ? { ...posting, type } : posting,
    );
    await this.change({ ...this.deployment, stands });
  }
}

const blank = (form: SetupForm): Order =>
  form.kind === "flank march" ? { type: "send flank march" } : { type: "deploy" };
