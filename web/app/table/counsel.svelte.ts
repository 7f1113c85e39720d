import type { Board } from "@board-table/board.svelte";
import { centre } from "@board-table/geometry";
import { NO_OVERLAY, type OddsMark, type Overlay } from "@board-table/overlay";
import type { Point } from "@board-table/picture";
import type { Planner } from "@board-table/planner.svelte";
import type { Choice, Meeting, PlanSheet, TacticalMove } from "./interfaces";
import { oddsMark, placeIn } from "./overlay";
import type { Asking } from "./asking";

const PAUSE = 40;
/** Of more shots than that the odds are not all fetched at once. */
const MOST_SHOTS = 16;

/** What the host says about a plan, a selection and the fights at hand. */
export class Counsel {
  plan = $state.raw<PlanSheet | null>(null);
  /** The selected stands in marching order, if they stand in a column. */
  column = $state.raw<readonly string[]>([]);
  /** Why the selected stand has no shot. */
  noShot = $state("");
  shots = $state.raw<readonly Meeting[]>([]);
  fights = $state.raw<readonly Meeting[]>([]);
  pointed = $state.raw<readonly string[]>([]);
  private reach = $state.raw<Overlay["reach"]>([]);
  private arcs = $state.raw<Overlay["arcs"]>([]);
  private command = $state.raw<Overlay["command"]>([]);
  private looks = 0;
  private plans = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly asking: Asking,
    private readonly board: Board,
    private readonly planner: Planner,
  ) {}

  get overlay(): Overlay {
    const { layers } = this.board;
    return {
      ...NO_OVERLAY,
      reach: this.planner.stands.length ? this.reach : [],
      command: layers.command ? this.command : [],
      arcs: layers.ranges ? this.arcs : [],
      odds: this.marks(),
      targets: this.pointed,
    };
  }

  /** What may be fought or shot, with the fights a plan would bring. */
  get meetings(): readonly Meeting[] {
    const shots = this.board.layers.ranges ? this.shots : [];
    const all = [...(this.plan?.meetings ?? []), ...this.fights, ...shots];
    return [...new Map(all.map((one) => [`${one.stand} ${one.enemy}`, one])).values()];
  }

  /** Ask about the selection: where it may go, what it may shoot at. */
  async about(stands: readonly string[], movable: boolean): Promise<void> {
    [this.reach, this.arcs, this.shots, this.column] = [[], [], [], []];
    [this.plan, this.noShot] = [null, ""];
    const look = ++this.looks;
    const [first] = stands;
    if (!first) return;
    const [reach, shots] = await Promise.all([
      movable ? this.asking.ask("reach", { stands }) : null,
      this.asking.ask("shots", { stand: first }),
    ]);
    if (look !== this.looks) return;
    if (reach) [this.reach, this.column] = [reach.regions, reach.column];
    if (!shots) return;
    this.arcs = shots.arcs;
    this.noShot = shots.refusal?.text ?? "";
    this.shots = shots.shots.map(({ shot, odds }) => ({
      stand: shot.shooter,
      enemy: shot.target,
      odds,
    }));
  }

  /** Ask about a plan, a moment after it was last changed. */
  consider(order: TacticalMove | null): void {
    clearTimeout(this.timer);
    const plan = ++this.plans;
    if (!order) {
      this.plan = null;
      return;
    }
    this.timer = setTimeout(async () => {
      const said = await this.asking.ask("plan", { order });
      if (plan === this.plans && said) this.plan = said;
    }, PAUSE);
  }

  /** Ask about what does not depend on the selection: the fights and shots to choose from. */
  async survey(seat: string, choices: readonly Choice[]): Promise<void> {
    const combats = this.board.picture().combats.filter(({ enemy }) => enemy !== "");
    const shots = choices.flatMap(({ order }) => (order.type === "shoot" ? [order] : []));
    const found = await Promise.all([
      ...combats.map(({ stand, enemy }) =>
        this.meeting(stand, enemy, this.asking.ask("odds", { stand, enemy })),
      ),
      ...shots.slice(0, MOST_SHOTS).map(({ stand, target, edge = "front" }) =>
        this.meeting(stand, target, this.asking.ask("shot odds", { stand, target, edge })),
      ),
    ]);
    this.fights = found.filter((one): one is Meeting => one !== null);
    this.command = seat ? ((await this.asking.ask("command", { seat }))?.regions ?? []) : [];
  }

  /** The whole group of a stand. */
  async groupOf(stand: string): Promise<readonly string[]> {
    return (await this.asking.ask("group", { stand }))?.stands ?? [stand];
  }

  private async meeting(
    stand: string,
    enemy: string,
    told: Promise<Meeting["odds"] | null>,
  ): Promise<Meeting | null> {
    const odds = await told;
    return odds && { stand, enemy, odds };
  }

  private marks(): readonly OddsMark[] {
    const place = placeIn(this.board.picture());
    const planned = new Map(this.plan?.ghosts.map((ghost) => [ghost.stand, centre(ghost.corners)]));
    const placed = (id: string): Point | undefined => planned.get(id) ?? place(id);
    return this.meetings
      .map((meeting) => oddsMark(meeting, placed))
      .filter((mark): mark is OddsMark => mark !== null);
  }
}
