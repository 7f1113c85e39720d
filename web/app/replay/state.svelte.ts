import { battleOf } from "@app/table/empty";
import { Board } from "@board-table/board.svelte";
import { replay } from "./api";
import type { Frame } from "./interfaces";

const PAGE = 40;
const BEAT = 1100;

/** A match as it was, frame by frame; frames are fetched in pages as they are needed. */
export class Replay {
  total = $state(0);
  at = $state(0);
  playing = $state(false);
  failed = $state("");
  private frames = $state.raw<Readonly<Record<number, Frame>>>({});
  private shown = $state.raw<Frame | null>(null);
  private readonly asked = new Set<number>();
  private timer: ReturnType<typeof setInterval> | undefined;
  readonly board = new Board(() => battleOf(this.shown?.picture ?? null));

  constructor(
    private readonly match: string,
    readonly seat: string,
  ) {}

  get frame(): Frame | null {
    return this.shown;
  }

  async open(): Promise<void> {
    await this.fetch(0);
    await this.go(0);
    this.board.camera.settle("south");
  }

  /** The name of a troop type, from any stand that has it. */
  typeName = (code: string): string =>
    this.board.picture().stands.find((stand) => stand.type === code)?.name ?? code;

  async go(place: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.total - 1, place));
    const wanted = this.at;
    await this.fetch(wanted);
    if (wanted === this.at) this.shown = this.frames[wanted] ?? this.shown;
    if (this.at % PAGE > PAGE / 2) void this.fetch(this.at + PAGE);
  }

  play(): void {
    if (this.at >= this.total - 1) this.at = 0;
    this.playing = true;
    this.timer = setInterval(() => void this.next(), BEAT);
  }

  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  private async next(): Promise<void> {
    if (this.at >= this.total - 1) this.pause();
    else await this.go(this.at + 1);
  }

  private async fetch(place: number): Promise<void> {
    const page = Math.floor(place / PAGE);
    if (this.asked.has(page) || (this.total > 0 && place >= this.total)) return;
    this.asked.add(page);
    try {
      const found = await replay(this.match, this.seat, page * PAGE, PAGE);
      const fresh = found.frames.map((frame, index) => [page * PAGE + index, frame] as const);
      this.frames = { ...this.frames, ...Object.fromEntries(fresh) };
      [this.total, this.failed] = [found.total, ""];
    } catch (error) {
      this.asked.delete(page);
      this.failed = (error as Error).message;
    }
  }
}
