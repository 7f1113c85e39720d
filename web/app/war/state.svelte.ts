import type { Deed } from "@app/api";
import { Line } from "@app/match/line.svelte";
import { Loading } from "@app/shell/loading.svelte";
import { asRefusals, Deeds } from "@app/shell/trouble.svelte";
import { TileBoard } from "@board-tiles/board.svelte";
import { act, answer, rematch, say } from "./api";
import { Asking } from "./asking";
import { Counsel } from "./counsel.svelte";
import { Fetching } from "./fetching";
import { Hand } from "./hand.svelte";
import type { AnyMatchPage, Ask, Choice, Handbook, LogLine, Order, Refusal, Tab, WarPage } from "./interfaces";
import { overlayOf } from "./overlay";
import { Plan } from "./plan.svelte";
import { CombatShow } from "./show.svelte";
import { actorOf } from "./targets";
import { spoken } from "./words";

const READABLE = 0.62;
const REACTIONS: ReadonlySet<string> = new Set(["card", "target", "naming", "placing"]);

/** One war on its page: what the host says, and what is being thought of here. */
export class WarState {
  readonly page: Loading<WarPage>;
  readonly board = new TileBoard(() => this.picture);
  readonly asking: Asking;
  readonly counsel: Counsel;
  readonly plan: Plan;
  readonly hand: Hand;
  readonly show = new CombatShow();
  readonly line: Line;
  readonly deeds = new Deeds();
  tab = $state<Tab>("state");
  sheetOpen = $state(false);
  asText = $state(false);
  news = $state("");
  handbook = $state.raw<Handbook | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  private latest = "";
  private heard = 0;
  private settledFor = "";
  private uncovered = $state("");
  readonly overlay = $derived.by(() => overlayOf(this));
  readonly ready = $derived.by(() => new Set(this.choices.map(({ order }) => actorOf(order))));
  readonly mine = $derived.by(() => this.friends());

  constructor(readonly id: string, first: AnyMatchPage) {
    const fetching = new Fetching(id);
    this.page = new Loading(() => fetching.page());
    this.page.value = fetching.keep(first);
    this.asking = new Asking(id, () => this.seat);
    this.counsel = new Counsel(this.asking, this.board);
    this.plan = new Plan(this.asking, this.board);
    this.hand = new Hand(this);
    this.line = new Line(id, (head) => this.told(head), () => this.page.value?.head ?? "");
  }

  get picture(): WarPage["picture"] {
    return (this.page.value as WarPage).picture;
  }

  get ask(): Ask | undefined {
    return this.page.value?.asks.find((ask) => ask.mine && ask.seat === this.picture.viewer);
  }

  get seat(): string {
    return this.ask?.seat ?? this.picture.viewer;
  }

  get choices(): readonly Choice[] {
    return this.ask?.options.choices ?? [];
  }

  /** What can be done that is about no block: to end something, to play a card. */
  get plainChoices(): readonly Choice[] {
    return this.choices.filter(({ order }) => actorOf(order) === "" && order.type !== "place" && order.type !== "target");
  }

  /** Something is asked in the middle of an action. */
  get reacts(): boolean {
    return REACTIONS.has(this.ask?.kind ?? "");
  }

  get spoken(): string {
    const { focused } = this.board;
    return focused < 0 ? "" : spoken(this.board, focused);
  }

  open(): () => void {
    this.heard = this.lines().length;
    this.attend();
    void this.asking.ask("handbook", {}).then((book) => (this.handbook = book));
    return this.line.open();
  }

  /** Something has happened; what comes of an answer of one's own is fetched with it. */
  private async told(head: string): Promise<void> {
    this.latest = head;
    if (!this.deeds.busy) await this.refresh();
  }

  /** Do something, then look at what has come of it, and of what others did meanwhile. */
  private async run(deed: () => Promise<unknown>): Promise<boolean> {
    this.latest = "";
    const done = await this.deeds.run(async () => {
      await deed();
      await this.refresh(); // nothing else is answered before the next question is here
    });
    const behind = this.latest !== "" && this.latest !== this.page.value?.head;
    if (!done || behind) await this.refresh();
    return done;
  }

  async refresh(): Promise<void> {
    await this.page.load();
    if (!this.page.value) return;
    this.hear();
    this.attend();
  }

  /** The board as it is now: drop what no longer holds. */
  private attend(): void {
    this.counsel.forget();
    this.plan.attend(this.ask);
    this.hand.attend();
    this.settle();
    if (this.board.layers.zones) void this.counsel.survey();
    if (this.ask && this.plan.order) this.tab = "orders";
    if (this.ask?.kind === "dealing" || this.ask?.kind === "replies") this.tab = "orders";
  }

  /** Answer the question at hand; true when it was accepted. */
  async give(what: { order: Order } | { text: string }): Promise<boolean> {
    const { ask } = this;
    if (!ask) return false;
    return this.run(() => answer(this.id, { seat: ask.seat, round: ask.round, ...what }));
  }

  act(deed: Deed): Promise<boolean> {
    return this.run(() => act(this.id, deed, this.seat));
  }

  /** The new match, if there is one. */
  async rematch(): Promise<string> {
    let found = "";
    await this.deeds.run(async () => (found = (await rematch(this.id)).id));
    return found;
  }

  say(text: string): Promise<boolean> {
    return this.run(() => say(this.id, this.seat, text));
  }

  /** Several seats share this screen: hide the board until whoever is asked looks at it. */
  get curtain(): string {
    const shared = (this.page.value?.match.seats.filter((seat) => seat.mine).length ?? 0) > 1;
    const { ask } = this;
    return shared && ask && this.uncovered !== ask.seat ? ask.seat : "";
  }

  uncover(): void {
    this.uncovered = this.ask?.seat ?? "";
  }

  get trouble(): readonly Refusal[] {
    if (this.page.error) return asRefusals(this.page.error);
    return this.deeds.refusals.length ? this.deeds.refusals : (this.plan.sheet?.refusals ?? []);
  }

  /** Whether a hex lies in the right half of the window: panels leave it free. */
  isRight(hex: number): boolean {
    const { camera } = this.board;
    return hex >= 0 && camera.pixel(this.board.centre(hex))[0] > camera.width / 2;
  }

  isLow(hex: number): boolean {
    const { camera } = this.board;
    return hex >= 0 && camera.pixel(this.board.centre(hex))[1] > camera.height / 2;
  }

  /** My own side: allies see each other's faces. */
  private friends(): ReadonlySet<string> {
    const { seats, viewer } = this.picture;
    const team = seats.find((seat) => seat.seat === viewer)?.team;
    return new Set(seats.filter((seat) => seat.team === team).map((seat) => seat.seat));
  }

  /** Whoever looks begins at his own Settlement. */
  private settle(): void {
    const { viewer, buildings } = this.picture;
    if (this.settledFor === viewer) return;
    const home = buildings.find((one) => one.seat === viewer && one.kind === "settlement");
    this.board.camera.settle(home ? this.board.centre(home.hexes[2] ?? home.hex) : null, READABLE);
    this.settledFor = viewer;
  }

  private lines(): readonly LogLine[] {
    return this.page.value?.log.flatMap((round) => round.lines) ?? [];
  }

  private hear(): void {
    const lines = this.lines();
    const fresh = lines.slice(this.heard);
    this.heard = lines.length;
    if (!fresh.length) return;
    this.news = fresh.map((line) => line.text).join(" ");
    this.show.hear(fresh);
  }
}
