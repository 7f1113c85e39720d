import type { LogLine, Sheet } from "./interfaces";

const BEAT = 1300;
const KEY = "warhost.combat";

export interface Moment {
  readonly line: LogLine;
  readonly sheet: Sheet;
}

const STRIKES: ReadonlySet<Sheet["kind"]> = new Set(["roll", "test", "damage", "death", "card"]);

export const momentsOf = (lines: readonly LogLine[]): readonly Moment[] =>
  lines.flatMap((line) => (line.sheet?.game === "multiverse" ? [{ line, sheet: line.sheet }] : []));

/** Combats shown roll by roll, as fast as the reader likes, or not at all. */
export class CombatShow {
  moments = $state.raw<readonly Moment[]>([]);
  /** How many of them are shown. */
  at = $state(0);
  wanted = $state(localStorage.getItem(KEY) !== "off");
  /** An attack whose dice are still to come: cards are asked for in between. */
  private announced: Moment | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get shown(): readonly Moment[] {
    return this.moments.slice(0, this.at);
  }

  get over(): boolean {
    return this.at >= this.moments.length;
  }

  /** Lines that are new: a combat in them is played. */
  hear(lines: readonly LogLine[]): void {
    const heard = momentsOf(lines);
    const begins = heard[0]?.sheet.kind === "attack" || !this.announced;
    const moments = begins || !this.announced ? heard : [this.announced, ...heard];
    if (!heard.some(({ sheet }) => STRIKES.has(sheet.kind))) {
      this.announced = heard.findLast(({ sheet }) => sheet.kind === "attack") ?? this.announced;
      return;
    }
    this.announced = null;
    if (this.wanted) this.play(moments);
  }

  /** The hex in which it is fought. */
  get hex(): number {
    return this.moments.find(({ sheet }) => sheet.kind === "attack")?.sheet.hex ?? -1;
  }

  play(moments: readonly Moment[]): void {
    this.moments = moments;
    this.at = 0;
    this.next();
  }

  next = (): void => {
    clearTimeout(this.timer);
    this.at = Math.min(this.at + 1, this.moments.length);
    if (!this.over) this.timer = setTimeout(this.next, BEAT);
  };

  toEnd(): void {
    clearTimeout(this.timer);
    this.at = this.moments.length;
  }

  close(): void {
    clearTimeout(this.timer);
    this.moments = [];
  }

  want(on: boolean): void {
    this.wanted = on;
    localStorage.setItem(KEY, on ? "on" : "off");
  }
}
