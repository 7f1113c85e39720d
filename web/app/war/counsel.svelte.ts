import type { TileBoard } from "@board-tiles/board.svelte";
import type { Overlay } from "@board-tiles/overlay";
import type { Asking } from "./asking";
import type { Choice, End, Outlook, Questions } from "./interfaces";

const PAUSE = 30;

type Watched = NonNullable<Overlay["watched"]>;

/** What the host says about a block, a hex, an attack. */
export class Counsel {
  ends = $state.raw<readonly End[]>([]);
  aims = $state.raw<readonly number[]>([]);
  sight = $state.raw<readonly number[]>([]);
  watched = $state.raw<Watched | null>(null);
  zones = $state.raw<Overlay["zones"]>([]);
  sites = $state.raw<readonly number[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  private looks = 0;
  private points = 0;
  private odds = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly foretold = new Map<string, Promise<Outlook | null>>();

  constructor(
    private readonly asking: Asking,
    private readonly board: TileBoard,
  ) {}

  /** Something has happened: nothing that was said before need be true. */
  forget(): void {
    this.foretold.clear();
    this.outlook = null;
    this.odds += 1;
  }

  /** Ask about the block that is picked up. */
  async about(actor: string): Promise<void> {
    const look = ++this.looks;
    [this.ends, this.aims] = [[], []];
    if (!actor) return;
    const unit = this.board.unit(actor);
    const [ends, aims] = await Promise.all([
      unit ? this.asking.ask("reach", { unit: actor }) : null,
      this.asking.ask("aims", unit ? { unit: actor } : { hex: Number(actor) }),
    ]);
    if (look !== this.looks) return;
    [this.ends, this.aims] = [ends ?? [], aims?.hexes ?? []];
  }

  /** Ask about the hex that is pointed at, a moment after the pointer has come to rest. */
  point(hex: number): void {
    clearTimeout(this.timer);
    const point = ++this.points;
    const { sight, watched } = this.board.layers;
    if (hex < 0 || !(sight || watched)) {
      [this.sight, this.watched] = [[], null];
      return;
    }
    this.timer = setTimeout(() => void this.look(hex, point), PAUSE);
  }

  private async look(hex: number, point: number): Promise<void> {
    const { layers } = this.board;
    const [sight, seers] = await Promise.all([
      layers.sight ? this.asking.ask("sight", { hex }) : null,
      layers.watched ? this.asking.ask("seers", { hex }) : null,
    ]);
    if (point !== this.points) return;
    this.sight = sight ?? [];
    this.watched = seers && seers.certain.length + seers.possible.length ? { at: hex, ...seers } : null;
  }

  /** The zones of all buildings, and where another of a kind could stand. */
  async survey(kind = ""): Promise<void> {
    const said = await this.asking.ask("zones", { kind });
    this.zones = said?.zones ?? [];
    this.sites = kind ? (said?.sites ?? []) : [];
  }

  /** What an attack may bring; the last one asked about is shown. */
  async foresee(choice: Choice | null): Promise<void> {
    const turn = ++this.odds;
    const question = choice && about(choice);
    if (!question) {
      this.outlook = null;
      return;
    }
    const key = JSON.stringify(question);
    const said = this.foretold.get(key) ?? this.asking.ask("odds", question);
    this.foretold.set(key, said);
    const outlook = await said;
    if (turn === this.odds) this.outlook = outlook;
  }
}

function about({ order }: Choice): Questions["odds"]["ask"] | null {
  switch (order.type) {
    case "attack":
    case "shoot":
      return {
        unit: order.unit,
        hex: order.hex,
        partner: order.partner ?? "",
        ability: order.ability ?? "",
      };
    case "fire":
      return { building: order.building, hex: order.hex };
    default:
      return null;
  }
}
