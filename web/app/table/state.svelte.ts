import { isSetup } from "@app/setup/interfaces";
import { pinsOf } from "@app/setup/places";
import { Drafting } from "@app/setup/state.svelte";
import { Loading } from "@app/shell/loading.svelte";
import { asRefusals, Deeds } from "@app/shell/trouble.svelte";
import type { Deed } from "@app/api";
import { Board } from "@board-table/board.svelte";
import type { Overlay } from "@board-table/overlay";
import { Planner } from "@board-table/planner.svelte";
import { act, answer, handbook, match, rematch, say } from "./api";
import { Asking } from "./asking";
import { Counsel } from "./counsel.svelte";
import { battleOf } from "./empty";
import type {
  AnyMatchPage,
  Ask,
  Card,
  Choice,
  Form,
  LogLine,
  MatchPage,
  MovementForm,
  Order,
  Refusal,
  SetupForm,
  TacticalMove,
  Tab,
  TypeSheet,
} from "./interfaces";
import { Hand } from "./hand.svelte";
import { Line } from "@app/match/line.svelte";
import { moveOrder, type March } from "./orders";

/** What the host says of a battle: only Triumph! draws one, and asks with its own forms. */
const played = (page: AnyMatchPage): MatchPage =>
  ({ ...page, picture: battleOf(page.picture) }) as MatchPage;

const isMovement = (form: Form): form is MovementForm => form.kind === "movement";

/** One match on its page: what the host says, and what is being planned here. */
export class TableState {
  readonly page: Loading<MatchPage>;
  readonly board = new Board(() => this.drafting.picture ?? this.page.value?.picture ?? battleOf(null));
  readonly planner = new Planner();
  readonly asking: Asking;
  readonly counsel: Counsel;
  readonly drafting: Drafting;
  readonly hand: Hand;
  readonly line: Line;
  readonly deeds = new Deeds();
  tab = $state<Tab>("state");
  sheetOpen = $state(false);
  asText = $state(false);
  news = $state("");
  sheets = $state.raw<readonly TypeSheet[]>([]);
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  shownCombat = $state.raw<LogLine | null>(null);
  march = $state<March>("move");
  charges = $state(false);
  dismounts = $state(false);
  private heard = 0;
  private edge = "";
  private uncovered = $state("");

  constructor(readonly id: string, first: AnyMatchPage) {
    this.page = new Loading(async () => played(await match(id)));
    this.page.value = played(first);
    this.asking = new Asking(id, () => this.seat);
    this.counsel = new Counsel(this.asking, this.board, this.planner);
    this.drafting = new Drafting({
      draft: (order) => this.asking.ask("draft", { order }),
      suggest: (kind, number) => this.suggestion(kind, number).then((said) => said?.order ?? null),
    });
    this.hand = new Hand(this.board, this.planner, this.drafting, (ids) => this.chosen(ids));
    this.line = new Line(id, () => this.refresh(), () => this.page.value?.head ?? "");
  }

  get ask(): Ask | undefined {
    const page = this.page.value;
    const asks: readonly Ask[] = page?.asks ?? [];
    return asks.find((ask) => ask.mine && ask.seat === page?.picture.viewer);
  }

  get seat(): string {
    const mine = this.page.value?.match.seats.find((seat) => seat.mine);
    return this.ask?.seat ?? mine?.seat ?? "";
  }

  get movementForm(): MovementForm | undefined {
    return this.ask?.options.forms.find(isMovement);
  }

  get setupForm(): SetupForm | null {
    return this.ask?.options.forms.find(isSetup) ?? null;
  }

  get movable(): ReadonlySet<string> {
    const { deploying, postings } = this.drafting;
    if (deploying) return new Set(postings.map((posting) => posting.stand));
    return new Set(this.movementForm?.stands ?? []);
  }

  get overlay(): Overlay {
    const { form, order, wrong } = this.drafting;
    const pins = pinsOf(form ? order : null, this.board.picture());
    return { ...this.counsel.overlay, pins, wrong };
  }

  get refusals(): readonly Refusal[] {
    return this.planner.open ? (this.counsel.plan?.refusals ?? []) : [];
  }

  /** The choices that are about no stand, such as to do nothing more. */
  get plainChoices(): readonly Choice[] {
    return (this.ask?.options.choices ?? []).filter((choice) => !choice.about.length);
  }

  /** The choices about what is selected, else all that are about stands. */
  get choices(): readonly Choice[] {
    const all = (this.ask?.options.choices ?? []).filter((choice) => choice.about.length);
    const { selected } = this.board;
    const about = all.filter((choice) => choice.about.some((stand) => selected.includes(stand)));
    return about.length ? about : all;
  }

  /** The stands that something can be done with. */
  get ready(): ReadonlySet<string> {
    const called = this.ask?.options.choices.flatMap((choice) => choice.about) ?? [];
    return new Set([...this.movable, ...called]);
  }

  /** What the board's plan says as an order. */
  get order(): TacticalMove | null {
    const { planner } = this;
    if (!planner.legs.length || this.drafting.form) return null;
    const stands = planner.stands.map((each) => each.id);
    const inOrder = this.march === "column" && this.counsel.column.length ? this.counsel.column : stands;
    return moveOrder(this.march, inOrder, planner.legs, this);
  }

  open(): () => void {
    void this.attend(true);
    void this.asking.ask("types", {}).then((sheets) => (this.sheets = sheets ?? []));
    void handbook().then(
      ({ cards }) => (this.cards = new Map(cards.map((card) => [card.id, card]))),
      () => undefined, // the cards are then shown by their letters
    );
    return this.line.open();
  }

  async refresh(): Promise<void> {
    await this.page.load();
    await this.attend(false);
  }

  /** Look at what the host said; the first time nothing of it is news. */
  private async attend(first: boolean): Promise<void> {
    const page = this.page.value;
    if (!page) return;
    this.settle(page);
    this.hear(first);
    void this.drafting.attend(this.ask?.round ?? -1, this.setupForm);
    if (this.setupForm && (first || this.drafting.order === null)) this.tab = "orders";
    this.chosen(this.board.selected.filter((id) => this.board.stand(id)?.corners.length));
    await this.counsel.survey(this.seat || page.picture.active, this.ask?.options.choices ?? []);
  }

  chosen(ids: readonly string[]): void {
    const stands = ids.flatMap((id) => this.board.stand(id) ?? []);
    const mine = stands.length > 0 && stands.every((stand) => this.movable.has(stand.id));
    [this.charges, this.dismounts, this.march] = [false, false, "move"];
    this.hand.held = "";
    this.planner.begin(mine ? stands : [], this.drafting.deploying);
    if (!this.drafting.form) void this.about(ids, mine);
  }

  private async about(ids: readonly string[], mine: boolean): Promise<void> {
    await this.counsel.about(ids, mine);
    if (this.counsel.column.length && !this.planner.open) this.march = "column";
  }

  async group(id: string): Promise<void> {
    const ids = await this.counsel.groupOf(id);
    if (this.planner.open) return; // a move was begun in the meantime
    this.board.select(ids);
    this.chosen(ids);
  }

  async submitPlan(): Promise<void> {
    const order = this.drafting.form ? this.drafting.order : (this.counsel.plan?.order ?? this.order);
    if (order && (await this.give({ order }))) this.board.select([]);
  }

  suggestion(kind: string, number: number): Promise<{ order: Order; text: string } | null> {
    return this.asking.ask("suggest", { kind, number });
  }

  /** Answer the question at hand; true when it was accepted. */
  async give(what: { order: Order } | { text: string }): Promise<boolean> {
    const { ask } = this;
    if (!ask) return false;
    const done = await this.deeds.run(async () => {
      await answer(this.id, { seat: ask.seat, round: ask.round, ...what });
      this.planner.begin([]);
      await this.refresh(); // nothing else is answered before the next question is here
    });
    this.counsel.pointed = [];
    if (!done) await this.refresh();
    return done;
  }

  async act(deed: Deed): Promise<boolean> {
    const done = await this.deeds.run(() => act(this.id, deed, this.seat));
    if (done && deed !== "leave") await this.refresh();
    return done;
  }

  /** The new match, if there is one. */
  async rematch(): Promise<string> {
    let found = "";
    await this.deeds.run(async () => (found = (await rematch(this.id)).id));
    return found;
  }

  /** Two seats share this screen and one of them decides in secret: hide the table until it looks. */
  get curtain(): string {
    const shared = (this.page.value?.match.seats.filter((seat) => seat.mine).length ?? 0) > 1;
    const { ask } = this;
    return shared && ask?.sealed && this.uncovered !== ask.seat ? ask.seat : "";
  }

  uncover(): void {
    this.uncovered = this.ask?.seat ?? "";
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

  /** My own base edge lies at the near side of the table, as soon as it is known. */
  private settle(page: MatchPage): void {
    const mine = page.match.seats.find((seat) => seat.mine)?.seat;
    const army = page.picture.armies.find((each) => each.seat === mine);
    const edge = army?.base_edge || "south";
    if (edge !== this.edge) this.board.camera.settle(edge);
    this.edge = edge;
  }

  private hear(first: boolean): void {
    const lines = this.page.value?.log.flatMap((round) => round.lines) ?? [];
    const fresh = first ? [] : lines.slice(this.heard);
    this.heard = lines.length;
    if (fresh.length) this.news = fresh.map((line) => line.text).join(" ");
    const combat = fresh.findLast((line) => line.sheet);
    if (combat) this.shownCombat = combat;
  }
}
