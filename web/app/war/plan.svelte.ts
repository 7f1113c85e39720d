import type { TileBoard } from "@board-tiles/board.svelte";
import type { Ghost } from "@board-tiles/overlay";
import type { Asking } from "./asking";
import type { Ask, BuildForm, BuildLine, DraftSheet, Form, Item, MusterForm, Order, Post } from "./interfaces";

const isMuster = (form: Form): form is MusterForm => form.kind === "muster";
const isBuild = (form: Form): form is BuildForm => form.kind === "build";

/** One thing that can be built, wherever it can be built. */
export interface Ware {
  readonly title: string;
  readonly group: string;
  readonly price: number;
  readonly lines: readonly BuildLine[];
}

/** A plan that grows before it is sealed: first units, or what a build phase brings. */
export class Plan {
  items = $state.raw<readonly Item[]>([]);
  posts = $state.raw<readonly Post[]>([]);
  sheet = $state.raw<DraftSheet | null>(null);
  /** What is being placed: the next press on one of its hexes puts it there. */
  held = $state.raw<Ware | null>(null);
  heldKind = $state("");
  private ask = $state.raw<Ask | undefined>(undefined);
  private round = -1;
  private turn = 0;

  constructor(
    private readonly asking: Asking,
    private readonly board: TileBoard,
  ) {}

  get muster(): MusterForm | undefined {
    return this.ask?.options.forms.find(isMuster);
  }

  get build(): BuildForm | undefined {
    return this.ask?.options.forms.find(isBuild);
  }

  get wares(): readonly Ware[] {
    const found = new Map<string, BuildLine[]>();
    for (const line of this.sheet?.more ?? []) {
      const key = `${line.group} ${line.title}`;
      found.set(key, [...(found.get(key) ?? []), line]);
    }
    return [...found.values()].flatMap((lines) => {
      const [first] = lines;
      return first ? [{ title: first.title, group: first.group, price: first.price, lines }] : [];
    });
  }

  /** The hexes where what is held can go. */
  get pick(): readonly number[] {
    if (this.heldKind) return this.freeHexes;
    return this.held?.lines.map((line) => line.hex).filter((hex) => hex >= 0) ?? [];
  }

  get freeHexes(): readonly number[] {
    const taken = new Set(this.posts.map((post) => post.hex));
    return this.muster?.hexes.filter((hex) => !taken.has(hex)) ?? [];
  }

  get ghosts(): readonly Ghost[] {
    const kinds = new Map(this.muster?.kinds.map((kind) => [kind.kind, kind]));
    const mustered = this.posts.map((post) => {
      const kind = kinds.get(post.kind);
      return { hex: post.hex, kind: post.kind, unitClass: kind?.unit_class ?? "", name: kind?.name ?? "" };
    });
    const built = (this.sheet?.items ?? []).filter((line) => line.hex >= 0);
    return [
      ...mustered,
      ...built.map((line) => ({
        hex: line.hex,
        kind: "kind" in line.item ? line.item.kind : "builder",
        unitClass: line.group === "units" ? "swords" : "tower",
        name: line.title,
      })),
    ];
  }

  get complete(): boolean {
    return !this.muster || this.posts.length === this.muster.number;
  }

  get order(): Order | null {
    if (this.muster) return { type: "muster", units: this.posts };
    return this.build ? { type: "build", items: this.items } : null;
  }

  /** A question came, or went: begin afresh when it is another one. */
  attend(ask: Ask | undefined): void {
    this.ask = ask;
    const round = ask?.round ?? -1;
    if (round === this.round) return;
    this.round = round;
    [this.items, this.posts, this.sheet] = [[], [], null];
    this.letGo();
    if (this.build) void this.change([]);
  }

  letGo(): void {
    [this.held, this.heldKind] = [null, ""];
  }

  async change(items: readonly Item[]): Promise<void> {
    const turn = ++this.turn;
    this.items = items;
    const sheet = await this.asking.ask("draft", { items });
    if (turn !== this.turn || !sheet) return;
    this.sheet = sheet;
    this.items = sheet.items.map((line) => line.item);
  }

  /** Take something from the list: with one place for it, it is planned at once. */
  take(ware: Ware): void {
    const same = this.held?.title === ware.title && this.held.group === ware.group;
    this.letGo();
    if (same) return;
    const [only] = ware.lines;
    if (only && (ware.lines.length === 1 || only.hex < 0)) void this.change([...this.items, only.item]);
    else this.held = ware;
  }

  add(line: BuildLine): void {
    this.letGo();
    void this.change([...this.items, line.item]);
  }

  remove(place: number): void {
    void this.change(this.items.filter((_, index) => index !== place));
  }

  takeKind(kind: string): void {
    this.heldKind = this.heldKind === kind ? "" : kind;
  }

  /** Put the first units where they would stand for somebody who does not mind. */
  asUsual(): void {
    this.posts = this.muster?.usual ?? [];
  }

  post(kind: string, hex = this.freeHexes[0] ?? -1): void {
    this.heldKind = "";
    if (hex < 0 || this.complete) return;
    this.posts = [...this.posts, { kind, hex }];
  }

  unpost(hex: number): void {
    this.posts = this.posts.filter((post) => post.hex !== hex);
  }

  /** A press on the board; tells whether it meant something here. */
  pressed(hex: number): boolean {
    if (this.heldKind && this.freeHexes.includes(hex)) {
      this.post(this.heldKind, hex);
      return true;
    }
    if (this.posts.some((post) => post.hex === hex)) {
      this.unpost(hex);
      return true;
    }
    const lines = this.held?.lines.filter((line) => line.hex === hex) ?? [];
    const [line] = lines;
    if (!line) return false;
    this.add(line);
    return true;
  }

  /** What could be built in this hex, for who presses the board first. */
  here(hex: number): readonly BuildLine[] {
    return (this.sheet?.more ?? []).filter((line) => line.hex === hex);
  }

  name(hex: number): string {
    return this.board.hexes.get(hex)?.name ?? "";
  }
}
