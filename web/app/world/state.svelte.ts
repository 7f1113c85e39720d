import type { Deed } from "@app/api";
import { Line } from "@app/match/line.svelte";
import { Loading } from "@app/shell/loading.svelte";
import { Deeds } from "@app/shell/trouble.svelte";
import { HexBoard } from "@board-hex/map.svelte";
import { act, match, report, say, stores } from "./api";
import { asking, type Ask } from "./asking";
import { worldOf } from "./empty";
import type { Lexicon, MatchPage, Picture, Report, ReportPage, StoresLine, Tab } from "./interfaces";
import { RealmTree } from "./realm";
import { SheetState } from "./sheet.svelte";

const LAST = -1;

/** A position on its page: what the host says, and what is looked at and written here. */
export class WorldState {
  readonly page: Loading<MatchPage>;
  readonly reports: Loading<ReportPage>;
  readonly stores: Loading<readonly StoresLine[]>;
  readonly board: HexBoard;
  readonly ask: Ask;
  readonly sheet: SheetState;
  readonly line: Line;
  readonly deeds = new Deeds();
  tab = $state<Tab>("report");
  sheetOpen = $state(false);
  asText = $state(false);
  news = $state("");
  /** The round whose report is read; that of the last turn unless somebody looks back. */
  round = $state(LAST);
  lexicon = $state.raw<Lexicon | null>(null);
  private turn = 0;
  private reader = "";
  private uncovered = $state("");

  constructor(
    readonly id: string,
    first: MatchPage,
  ) {
    this.page = new Loading(() => match(id));
    this.page.value = first;
    this.reports = new Loading(() => report(id, this.seat, this.round));
    this.stores = new Loading(() => stores(id, this.seat));
    this.board = new HexBoard(() => this.picture);
    this.ask = asking(id, () => this.seat);
    this.sheet = new SheetState(id, this.ask, this.deeds);
    this.line = new Line(id, () => this.refresh(), () => this.page.value?.head ?? "");
  }

  /** The world as it is now, or as it was known when an earlier report was written. */
  readonly picture: Picture = $derived.by(() => {
    const now = worldOf(this.page.value?.picture ?? null);
    const read = this.isBack ? this.report : null;
    return read ? { ...now, turn: read.turn, map: read.map } : now;
  });
  readonly tree: RealmTree | null = $derived.by(() => {
    const read = this.report;
    return read ? new RealmTree(read) : null;
  });

  get report(): Report | null {
    return this.reports.value?.report ?? null;
  }

  /** Whether an earlier turn is looked at. */
  get isBack(): boolean {
    return this.round !== LAST;
  }

  get seat(): string {
    const now = this.page.value;
    return worldOf(now?.picture ?? null).viewer || now?.match.seats.find((seat) => seat.mine)?.seat || "";
  }

  /** Whether I lead a nation here that can still be given orders. */
  get leads(): boolean {
    const now = this.page.value;
    return Boolean(now && this.seat && now.match.seats.some((seat) => seat.mine) && !now.match.verdict);
  }

  /** Who is still waited for. */
  get awaited(): readonly string[] {
    return (this.page.value?.asks ?? []).map((ask) => ask.seat);
  }

  open(): () => void {
    [this.turn, this.reader] = [this.picture.turn, this.seat];
    this.attend();
    void this.reports.load();
    return this.line.open();
  }

  async refresh(): Promise<void> {
    await this.page.load();
    this.attend();
    const turn = worldOf(this.page.value?.picture ?? null).turn;
    if (turn === this.turn && this.seat === this.reader) return;
    if (turn !== this.turn) this.news = `Turn ${turn} has been played. Its report is here.`;
    [this.turn, this.reader] = [turn, this.seat];
    [this.round, this.tab, this.board.chosen] = [LAST, "report", 0];
    this.stores.value = null;
    await this.reports.load();
  }

  /** Two nations share this screen and one of them is asked: hide the world until it looks. */
  get curtain(): string {
    const shared = (this.page.value?.match.seats.filter((seat) => seat.mine).length ?? 0) > 1;
    return shared && this.leads && this.uncovered !== this.seat ? this.seat : "";
  }

  uncover(): void {
    this.uncovered = this.seat;
  }

  /** Read the report of another round; -1 is the last. */
  async readRound(round: number): Promise<void> {
    const last = this.reports.value?.rounds.at(-1) ?? 0;
    this.round = round === last ? LAST : round;
    await this.reports.load();
  }

  /** Something on the map was pressed. */
  pressed(hex: number): void {
    if (this.sheet.pathing) this.sheet.withPen((pen) => (this.sheet.path = pen.step(hex)));
    else this.board.chosen = this.board.chosen === hex ? 0 : hex;
  }

  /** Hexes that are pressed from now on make a path; the map is to be seen for it. */
  startPath(): void {
    this.tab = "orders";
    this.sheetOpen = false;
    this.board.chosen = 0;
    this.sheet.path = "";
    this.sheet.pathing = true;
  }

  endPath(): void {
    this.sheet.pathing = false;
    this.sheetOpen = true;
  }

  /** Show where something is. */
  find(position: string): void {
    const hex = this.tree?.hexOf(position) ?? 0;
    if (hex) this.board.choose(hex);
  }

  /** Write orders for a unit or location. */
  order(actor: number): void {
    this.tab = "orders";
    this.sheetOpen = true;
    this.sheet.withPen((pen) => pen.under(actor));
  }

  async needLexicon(): Promise<void> {
    this.lexicon ??= await this.ask("lexicon", {});
  }

  submit(done: boolean): Promise<boolean> {
    return this.sheet.submit(done, () => this.refresh());
  }

  async act(deed: Deed): Promise<boolean> {
    const worked = await this.deeds.run(() => act(this.id, deed, this.seat));
    if (worked && deed !== "leave") await this.refresh();
    return worked;
  }

  async say(text: string): Promise<boolean> {
    const worked = await this.deeds.run(() => say(this.id, this.seat, text));
    await this.refresh();
    return worked;
  }

  private attend(): void {
    const now = this.page.value;
    if (now && this.leads) this.sheet.attend(this.seat, now.round, now.handed);
  }
}
