import type { Board } from "@board-table/board.svelte";
import type { OddsMark, Overlay } from "@board-table/overlay";
import type { Planner } from "@board-table/planner.svelte";
import { centre } from "@board-table/geometry";
import type { Point } from "@board-table/picture";
import { advice } from "./api";
import type { Advice, Odds, Order, Plan } from "./interfaces";
import { oddsMark, placeIn } from "./overlay";
import type { Question } from "@app/api/interfaces";

const PAUSE = 60;

/** What the host says about a plan, a selection and the fights at hand. */
export class Counsel {
  plan = $state.raw<Plan | null>(null);
  private reach = $state.raw<Overlay["reach"]>([]);
  private arcs = $state.raw<Overlay["arcs"]>([]);
  private command = $state.raw<Overlay["command"]>([]);
  private shots = $state.raw<readonly Odds[]>([]);
  private fights = $state.raw<readonly Odds[]>([]);
  pointed = $state.raw<readonly string[]>([]);
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly match: string,
    private readonly seat: () => string,
    private readonly board: Board,
    private readonly planner: Planner,
  ) {}

  get overlay(): Overlay {
    const { layers } = this.board;
    return {
      reach: this.planner.stands.length ? this.reach : [],
      command: layers.command ? this.command : [],
      arcs: layers.ranges ? this.arcs : [],
      odds: this.marks(),
      targets: this.pointed,
    };
  }

  /** Ask about the selection: where it may go, what it may shoot at. */
  async about(stands: readonly string[]): Promise<void> {
    [this.reach, this.arcs, this.shots, this.plan] = [[], [], [], null];
    const [first] = stands;
    if (!first) return;
    const turn = ++this.turn;
    const [reach, shots] = await Promise.all([
      this.planner.stands.length ? this.ask({ type: "reach", stands }) : null,
      this.ask({ type: "shots", stand: first }),
    ]);
    if (turn !== this.turn) return;
    if (reach?.type === "reach") this.reach = reach.regions;
    if (shots?.type === "shots") [this.arcs, this.shots] = [shots.arcs, shots.targets];
  }

  /** Ask about a plan, a moment after it was last changed. */
  consider(order: Order | null): void {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    if (!order) {
      this.plan = null;
      return;
    }
    this.timer = setTimeout(async () => {
      const said = await this.ask({ type: "plan", order });
      if (turn === this.turn && said?.type === "plan") this.plan = said;
    }, PAUSE);
  }

  /** Ask about what does not depend on the selection. */
  async survey(): Promise<void> {
    const picture = this.board.picture();
    const fights = await Promise.all(
      picture.combats.map(({ stand, enemy }) => this.ask({ type: "odds", stand, enemy })),
    );
    this.fights = fights.filter((each): each is Odds => each?.type === "odds");
    const command = await this.ask({ type: "command", seat: this.seat() || picture.active });
    if (command?.type === "command") this.command = command.regions;
  }

  /** The whole group of a stand. */
  async groupOf(stand: string): Promise<readonly string[]> {
    const said = await this.ask({ type: "group", stand });
    return said?.type === "group" ? said.stands : [stand];
  }

  async suggestion(kind: string, number: number): Promise<string> {
    const said = await this.ask({ type: "suggest", kind, number });
    return said?.type === "suggestion" ? said.text : "";
  }

  /** Advice that does not come is no reason to stop; the order will be checked in any case. */
  private ask(question: Question): Promise<Advice | null> {
    return advice(this.match, this.seat(), question).catch(() => null);
  }

  private marks(): readonly OddsMark[] {
    const place = placeIn(this.board.picture());
    const planned = new Map(this.plan?.ghosts.map((ghost) => [ghost.stand, centre(ghost.corners)]));
    const placed = (id: string): Point | undefined => planned.get(id) ?? place(id);
    const shots = this.board.layers.ranges ? this.shots : [];
    return [...this.fights, ...shots, ...(this.plan?.odds ?? [])]
      .map((odds) => oddsMark(odds, placed))
      .filter((mark): mark is OddsMark => mark !== null);
  }
}
