import { live } from "./api";
import type { Connection } from "./interfaces";

/** The live line to a match: whether it holds, and when something new has happened. */
export class Line {
  connection = $state<Connection>("joining");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly match: string,
    /** Told where the match stands now, if a pulse said so. */
    private readonly news: (head: string) => Promise<void>,
    private readonly known: () => string,
  ) {}

  open(): () => void {
    const close = live(
      this.match,
      (pulse) => void (pulse.head !== this.known() && this.news(pulse.head)),
      (on) => void this.turned(on),
    );
    return () => {
      clearTimeout(this.timer);
      close();
    };
  }

  private async turned(on: boolean): Promise<void> {
    clearTimeout(this.timer);
    if (!on) {
      this.connection = "lost";
      return;
    }
    const back = this.connection === "lost";
    if (back) await this.news("");
    this.connection = back ? "caught up" : "on";
    if (back) this.timer = setTimeout(() => (this.connection = "on"), 3000);
  }
}
