import { TileBoard } from "@board-tiles/board.svelte";
import { NO_OVERLAY, type Overlay } from "@board-tiles/overlay";
import { match, replay } from "./api";
import type { Frame, Picture } from "./interfaces";

const PAGE = 20;
const BEAT = 1100;

/** A war as it was, frame by frame; frames are fetched in pages as they are needed. */
export class Replay {
  total = $state(0);
  at = $state(0);
  playing = $state(false);
  failed = $state("");
  /** Whether it is over, so that everybody's eyes are open. */
  over = $state(false);
  seat = $state("");
  private frames = $state.raw<Readonly<Record<number, Frame>>>({});
  private shown = $state.raw<Frame | null>(null);
  private asked = new Set<number>();
  private timer: ReturnType<typeof setInterval> | undefined;
  readonly board = new TileBoard(() => (this.shown as Frame).picture);
  readonly overlay: Overlay = NO_OVERLAY;

  constructor(
    private readonly match: string,
    seat: string,
  ) {
    this.seat = seat;
  }

  get frame(): Frame | null {
    return this.shown;
  }

  async open(): Promise<void> {
    const page = await match(this.match).catch(() => null);
    this.over = Boolean(page?.match.verdict);
    this.seat ||= (page?.picture as Picture | null)?.viewer || page?.match.seats[0]?.seat || "";
    await this.go(0);
    this.board.camera.settle(null, 1);
  }

  /** The same war as another seat saw it. */
  async through(seat: string): Promise<void> {
    this.seat = seat;
    this.frames = {};
    this.asked = new Set();
    await this.go(this.at);
  }

  async go(place: number): Promise<void> {
    this.at = Math.max(0, this.total ? Math.min(this.total - 1, place) : place);
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
      const fresh = found.frames.map((frame, index) => [page * PAGE + index, frame as Frame] as const);
      this.frames = { ...this.frames, ...Object.fromEntries(fresh) };
      [this.total, this.failed] = [found.total, ""];
    } catch (error) {
      this.asked.delete(page);
      this.failed = (error as Error).message;
    }
  }
}
