import type { Choice } from "./interfaces";
import type { WarState } from "./state.svelte";
import { actorOf, AT_ONCE, byHex, fights } from "./targets";

/** What is picked up on the board, and what a press with it means. */
export class Hand {
  /** The hex whose orders are looked at before one is given. */
  target = $state(-1);

  constructor(private readonly war: WarState) {}

  get actor(): string {
    return this.war.board.selected;
  }

  /** What the picked up block can do. */
  readonly deeds: readonly Choice[] = $derived.by(() =>
    this.actor ? this.war.choices.filter(({ order }) => actorOf(order) === this.actor) : [],
  );

  /** Everything that a press on a hex may mean now. */
  readonly byHex: ReadonlyMap<number, readonly Choice[]> = $derived.by(() => {
    const loose = this.war.choices.filter(({ order }) => order.type === "place" || order.type === "target");
    return byHex([...this.deeds, ...loose], this.war.board);
  });

  /** What can be done at the hex that is looked at. */
  get offers(): readonly Choice[] {
    return this.byHex.get(this.target) ?? [];
  }

  /** Orders of the picked up block that have no hex. */
  get gestures(): readonly Choice[] {
    const placed = new Set([...this.byHex.values()].flat());
    return this.deeds.filter((choice) => !placed.has(choice));
  }

  /** The board has changed: keep hold of a block that can still do something. */
  attend(): void {
    const { board, ask, picture } = this.war;
    this.target = -1;
    const active = picture.units.find((unit) => unit.marks.includes("active") && unit.seat === picture.viewer);
    if (active && ask?.kind === "activation") this.pick(active.id);
    else if (this.actor && !this.deeds.length) this.pick("");
    else if (this.actor) void this.war.counsel.about(this.actor);
    if (board.pointed >= 0) this.war.counsel.point(board.pointed);
  }

  pick(actor: string): void {
    this.war.board.selected = actor;
    this.target = -1;
    void this.war.counsel.about(actor);
    void this.war.counsel.foresee(null);
  }

  letGo(): void {
    if (this.target >= 0) this.look(-1);
    else if (this.war.plan.pick.length) this.war.plan.letGo();
    else this.pick("");
  }

  /** Look at what an attack there would bring, before it is made. */
  look(hex: number): void {
    this.target = hex;
    void this.war.counsel.foresee(this.offers.find(fights) ?? null);
  }

  pressed(hex: number, unit: string, touch: boolean): void {
    const { war } = this;
    if (war.plan.pressed(hex)) return;
    const offers = this.byHex.get(hex) ?? [];
    const [first] = offers;
    if (first && this.isPlain(offers) && (!touch || this.target === hex)) {
      void this.give(first);
    } else if (first && hex !== this.homeOf(this.actor)) {
      this.look(hex);
    } else {
      this.pickAt(hex, unit);
    }
  }

  async give(choice: Choice): Promise<void> {
    this.target = -1;
    void this.war.counsel.foresee(null);
    await this.war.give({ order: choice.order });
  }

  /** The next block that can still do something. */
  next(): void {
    const ready = this.war.picture.units.filter((unit) => this.war.ready.has(unit.id));
    const place = ready.findIndex((unit) => unit.id === this.actor);
    const unit = ready[(place + 1) % Math.max(1, ready.length)];
    if (!unit) return;
    this.pick(unit.id);
    this.war.board.focused = unit.hex;
    this.war.board.camera.show(this.war.board.centre(unit.hex));
  }

  private isPlain(offers: readonly Choice[]): boolean {
    return offers.length === 1 && offers.every(({ order }) => AT_ONCE.has(order.type));
  }

  private homeOf(actor: string): number {
    return this.war.board.unit(actor)?.hex ?? -1;
  }

  /** Pick up what stands there: what was pressed, then what can act, then anything of one's own. */
  private pickAt(hex: number, unit: string): void {
    const { war } = this;
    const own = war.board.unitsAt(hex).filter((one) => war.mine.has(one.seat));
    const ready = own.filter((one) => war.ready.has(one.id));
    const pressed = own.find((one) => one.id === unit);
    const building = war.picture.buildings.find((one) => war.ready.has(String(one.hex)) && one.hexes.includes(hex));
    const others = [...(pressed ? [pressed] : []), ...ready, ...own].filter((one) => one.id !== this.actor);
    const kept = hex === this.homeOf(this.actor) ? this.actor : "";
    this.pick(others[0]?.id ?? (building ? String(building.hex) : kept));
  }
}
