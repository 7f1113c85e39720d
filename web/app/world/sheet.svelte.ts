import type { Deeds } from "@app/shell/trouble.svelte";
import { answer } from "./api";
import type { Ask } from "./asking";
import type { HandedLine, Plan, Remark } from "./interfaces";

const PAUSE = 350;

/** What the editor can be asked to do, once it is there. */
export interface Pen {
  write(text: string): void;
  /** Put the cursor under the header of a unit or location; write it if it is missing. */
  under(actor: number): void;
  /** Go on with the path at the cursor, or begin one; the line as it is then. */
  step(hex: number): string;
  goto(line: number, column: number): void;
}

/** The sheet that is being written, and what the host makes of it. */
export class SheetState {
  text = $state("");
  handed = $state.raw<HandedLine | null>(null);
  remarks = $state.raw<readonly Remark[]>([]);
  plan = $state.raw<Plan | null>(null);
  /** What `remarks` and `plan` are about. */
  considered = $state<string | null>(null);
  /** Hexes that are pressed are written into the sheet. */
  pathing = $state(false);
  /** The line of the path as it has been written so far. */
  path = $state("");
  /** Grows when the text is set from outside the editor. */
  edition = $state(0);
  pen: Pen | null = null;
  private owner = "";
  private round = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: ((pen: Pen) => void) | null = null;

  constructor(
    private readonly match: string,
    private readonly ask: Ask,
    private readonly deeds: Deeds,
  ) {}

  get changed(): boolean {
    return this.text !== (this.handed?.text ?? "");
  }

  get errors(): readonly Remark[] {
    return this.remarks.filter((remark) => remark.kind === "error");
  }

  /** Another round has begun, or the same goes on with what its owner has handed in. */
  attend(owner: string, round: number, handed: HandedLine | null): void {
    const before = this.handed?.text ?? "";
    const untouched = this.text === before;
    this.handed = handed;
    if (round !== this.round || owner !== this.owner) {
      [this.owner, this.round] = [owner, round];
      [this.plan, this.remarks, this.pathing] = [null, [], false];
      this.set(this.kept() ?? handed?.text ?? "");
    } else if (untouched && handed) this.set(handed.text);
    void this.consider();
  }

  /** Somebody types. */
  typed(text: string): void {
    if (text === this.text) return;
    this.text = text;
    localStorage.setItem(this.shelf, text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.consider(), PAUSE);
  }

  /** Text from elsewhere: a template, a file. */
  replace(text: string): void {
    if (this.pen) this.pen.write(text);
    else {
      this.set(text);
      this.typed(text);
    }
  }

  /** Do something with the editor as soon as it is there. */
  withPen(deed: (pen: Pen) => void): void {
    if (this.pen) deed(this.pen);
    else this.waiting = deed;
  }

  take(pen: Pen | null): void {
    this.pen = pen;
    if (pen) this.waiting?.(pen);
    this.waiting = null;
  }

  async template(): Promise<void> {
    const blank = await this.ask("template", {});
    if (!blank?.text) return;
    const before = this.text.trimEnd();
    this.replace(before ? `${before}\n\n${blank.text}` : blank.text);
  }

  /** Hand the sheet in; the seat is done when it says so. */
  submit(done: boolean, refresh: () => Promise<void>): Promise<boolean> {
    const given = { seat: this.owner, round: this.round, text: this.text };
    return this.deeds.run(async () => {
      await answer(this.match, { ...given, draft: true });
      if (done) await answer(this.match, given);
      localStorage.removeItem(this.shelf);
      await refresh();
    });
  }

  async consider(): Promise<void> {
    const { text } = this;
    const [reading, plan] = await Promise.all([this.ask("read", { text }), this.ask("plan", { text })]);
    if (text !== this.text) return;
    this.remarks = reading?.remarks ?? [];
    this.plan = plan;
    this.considered = text;
  }

  private set(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.edition += 1;
  }

  private get shelf(): string {
    return `sheet ${this.match} ${this.owner} ${this.round}`;
  }

  private kept(): string | null {
    return localStorage.getItem(this.shelf);
  }
}
