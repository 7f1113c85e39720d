import type { Frame } from "@app/api/interfaces";
import { HexBoard } from "@board-hex/map.svelte";
import { replay } from "./api";
import { worldOf } from "./empty";
import type { Picture } from "./interfaces";

const MOST = 50;
const BEAT = 1600;

/** A world as it was, turn by turn. There are never many turns: they are fetched at once. */
export class WorldReplay {
  at = $state(0);
  playing = $state(false);
  loaded = $state(false);
  failed = $state("");
  frames = $state.raw<readonly Frame[]>([]);
  readonly board = new HexBoard(() => this.picture);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly match: string,
    readonly seat: string,
  ) {}

  get total(): number {
    return this.frames.length;
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  get picture(): Picture {
    return worldOf(this.frame?.picture ?? null);
  }

  async open(): Promise<void> {
    try {
      let total = Infinity;
      while (this.frames.length < total) {
        const page = await replay(this.match, this.seat, this.frames.length, MOST);
        total = page.frames.length ? page.total : 0;
        this.frames = [...this.frames, ...page.frames];
      }
    } catch (error) {
      this.failed = (error as Error).message;
    }
    this.loaded = true;
    this.board.camera.fit();
  }

  go(place: number): void {
    this.at = Math.max(0, Math.min(this.total - 1, place));
  }

  play(): void {
    if (this.at >= this.total - 1) this.at = 0;
    this.playing = true;
    this.timer = setInterval(() => (this.at >= this.total - 1 ? this.pause() : this.go(this.at + 1)), BEAT);
  }

  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }
}
