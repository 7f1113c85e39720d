import { dragged, nextPose } from "@app/setup/places";
import type { DeployForm } from "@app/setup/interfaces";
import type { Drafting } from "@app/setup/state.svelte";
import type { Board } from "@board-table/board.svelte";
import type { Point, Pose } from "@board-table/picture";
import type { Planner } from "@board-table/planner.svelte";

const GRID = 250;
const onGrid = (length: number): number => Math.round(length / GRID) * GRID;

/** Troops that are put on the table by hand, and whatever else is dragged in the set-up. */
export class Hand {
  /** The stand that the next press on the table puts down. */
  held = $state("");

  constructor(
    private readonly board: Board,
    private readonly planner: Planner,
    private readonly drafting: Drafting,
    private readonly chosen: (ids: readonly string[]) => void,
  ) {}

  private get form(): DeployForm | null {
    const { form } = this.drafting;
    return form?.kind === "centre" || form?.kind === "rest" ? form : null;
  }

  /** Take a stand from the muster: the next press on the table puts it there. */
  take(id: string): void {
    const held = this.held === id ? "" : id;
    this.letGo();
    this.held = held;
  }

  /** The table was pressed where nothing stands. */
  pressed([x, y]: Point): boolean {
    if (!this.held || !this.form) return false;
    void this.put(this.held, { ...this.next(this.form), x: onGrid(x), y: onGrid(y) });
    return true;
  }

  /** The held stand goes beside the last one. */
  putNext(): void {
    if (this.held && this.form) void this.put(this.held, this.next(this.form));
  }

  /** Placed stands were carried or turned: the host is asked to draw them anew. */
  async settled(): Promise<void> {
    const { planner, drafting } = this;
    if (!drafting.deploying || !planner.open) return;
    const ids = planner.stands.map((stand) => stand.id);
    await drafting.post(ids, planner.poses);
    this.chosen(ids);
  }

  async back(stands: readonly string[]): Promise<void> {
    this.letGo();
    await this.drafting.takeBack(stands);
  }

  pinned(id: string, at: Point): void {
    const { order } = this.drafting;
    if (order) void this.drafting.change(dragged(order, id, at, this.board.picture()));
  }

  private next(form: DeployForm): Pose {
    return nextPose(form, this.drafting.postings, this.board.picture().depth);
  }

  private letGo(): void {
    this.board.select([]);
    this.planner.begin([]);
    this.held = "";
  }

  private async put(stand: string, pose: Pose): Promise<void> {
    this.held = "";
    await this.drafting.post([stand], [pose]);
    this.board.select([stand]);
    this.board.focused = stand;
    this.chosen([stand]);
  }
}
