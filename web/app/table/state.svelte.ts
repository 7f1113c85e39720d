import { Loading } from "@app/shell/loading.svelte";
import { asRefusals, Deeds } from "@app/shell/trouble.svelte";
import type { Deed } from "@app/api";
import { Board } from "@board-table/board.svelte";
import { centre } from "@board-table/geometry";
import { Planner } from "@board-table/planner.svelte";
import { act, answer, match, say, types } from "./api";
import { Counsel } from "./counsel.svelte";
import { EMPTY_PICTURE } from "./empty";
import type {
  Ask,
  LogLine,
  MatchPage,
  MoveForm,
  Order,
  PlaceForm,
  Refusal,
  Tab,
  TypeSheet,
} from "./interfaces";
import { Line } from "./line.svelte";
import { moveOrder, placeOrder } from "./orders";

/** One match on its page: what the host says, and what is being planned here. */
export class TableState {
  readonly page: Loading<MatchPage>;
  readonly board = new Board(() => this.page.value?.picture ?? EMPTY_PICTURE);
  readonly planner = new Planner();
  readonly counsel: Counsel;
  readonly line: Line;
  readonly deeds = new Deeds();
  tab = $state<Tab>("state");
  sheetOpen = $state(false);
  asText = $state(false);
  news = $state("");
  sheets = $state.raw<readonly TypeSheet[]>([]);
  shownCombat = $state.raw<LogLine | null>(null);
  private heard = 0;

  constructor(readonly id: string) {
    this.page = new Loading(() => match(id));
    this.counsel = new Counsel(id, () => this.seat, this.board, this.planner);
    this.line = new Line(id, () => this.refresh(), () => this.page.value?.head ?? "");
  }

  get ask(): Ask | undefined {
    return this.page.value?.asks.find((ask) => ask.mine);
  }

  get seat(): string {
    const mine = this.page.value?.match.seats.find((seat) => seat.mine);
    return this.ask?.seat ?? mine?.seat ?? "";
  }

  get moveForm(): MoveForm | undefined {
    return this.ask?.options.forms.find((form) => form.kind === "move");
  }

  get placeForm(): PlaceForm | undefined {
    return this.ask?.options.forms.find((form) => form.kind === "place");
  }

  get movable(): ReadonlySet<string> {
    return new Set([...(this.moveForm?.stands ?? []), ...(this.placeForm?.stands ?? [])]);
  }

  get refusals(): readonly Refusal[] {
    return this.planner.open ? (this.counsel.plan?.refusals ?? []) : [];
  }

  /** What the board's plan says as an order. */
  get order(): Order | null {
    const { planner } = this;
    const [stand] = planner.stands;
    const [pose] = planner.poses;
    if (!planner.open || !stand || !pose) return null;
    if (this.placeForm?.stands.includes(stand.id)) {
      return placeOrder(this.placeForm.order, stand.id, pose);
    }
    return moveOrder(
      planner.stands.map((each) => each.id),
      planner.legs,
    );
  }

  open(): () => void {
    void this.refresh();
    void types().then((sheets) => (this.sheets = sheets));
    return this.line.open();
  }

  async refresh(): Promise<void> {
    const first = this.page.value === null;
    await this.page.load();
    if (!this.page.value) return;
    if (first) this.settle(this.page.value);
    this.hear(first);
    this.chosen(this.board.selected.filter((id) => this.board.stand(id)?.corners.length));
    await this.counsel.survey();
  }

  chosen(ids: readonly string[]): void {
    const stands = ids.flatMap((id) => this.board.stand(id) ?? []);
    const mine = stands.length > 0 && stands.every((stand) => this.movable.has(stand.id));
    this.planner.begin(mine ? stands : []);
    void this.counsel.about(ids);
  }

  /** A stand from the tray appears as a ghost in the middle of where it may go. */
  take(id: string): void {
    const stand = this.board.stand(id);
    if (!stand) return;
    this.board.select([id]);
    this.chosen([id]);
    if (stand.corners.length) return;
    const [x, y] = centre(this.placeForm?.regions[0] ?? []);
    const facing = y > this.board.picture().depth / 2 ? 18000 : 0;
    this.planner.shape({ type: "to", pose: { x, y, facing } });
  }

  async group(id: string): Promise<void> {
    const ids = await this.counsel.groupOf(id);
    this.board.select(ids);
    this.chosen(ids);
  }

  async submitPlan(): Promise<void> {
    const { order } = this;
    if (order && (await this.give({ order }))) this.board.select([]);
  }

  /** Answer the question at hand; true when it was accepted. */
  async give(what: { order: Order } | { text: string }): Promise<boolean> {
    const { ask } = this;
    if (!ask) return false;
    const done = await this.deeds.run(() =>
      answer(this.id, { seat: ask.seat, round: ask.round, ...what }),
    );
    if (done) this.planner.begin([]);
    await this.refresh();
    return done;
  }

  async act(deed: Deed): Promise<boolean> {
    const done = await this.deeds.run(() => act(this.id, deed, this.seat));
    if (done && deed !== "delete" && deed !== "leave") await this.refresh();
    return done;
  }

  async say(text: string): Promise<boolean> {
    const done = await this.deeds.run(() => say(this.id, this.seat, text));
    await this.refresh();
    return done;
  }

  typeName = (code: string): string =>
    this.sheets.find((sheet) => sheet.code === code)?.name ?? code;

  get trouble(): readonly Refusal[] {
    return this.page.error ? asRefusals(this.page.error) : this.deeds.refusals;
  }

  /** My own base edge lies at the near side of the table. */
  private settle(page: MatchPage): void {
    const army = page.picture.armies.find((each) => each.seat === this.seat);
    this.board.camera.settle(army?.base_edge ?? "south");
  }

  private hear(first: boolean): void {
    const lines = this.page.value?.log.flatMap((round) => round.lines) ?? [];
    const fresh = first ? [] : lines.slice(this.heard);
    this.heard = lines.length;
    if (fresh.length) this.news = fresh.map((line) => line.text).join(" ");
    const combat = fresh.findLast((line) => line.combat);
    if (combat) this.shownCombat = combat;
  }
}
