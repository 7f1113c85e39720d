import type { EventLine } from "./interfaces";

export type Grouping = "unit" | "phase";

export interface Sieve {
  readonly words: string;
  /** 0: any. */
  readonly phase: number;
  /** -1: anybody; 0 is the nation. */
  readonly who: number;
  readonly by: Grouping;
}

export interface Group {
  readonly key: string;
  readonly title: string;
  /** -1 where it is no single unit. */
  readonly who: number;
  readonly events: readonly EventLine[];
}

const fits = (event: EventLine, sieve: Sieve, name: string): boolean =>
  (!sieve.phase || event.phase === sieve.phase) &&
  (sieve.who < 0 || event.who === sieve.who) &&
  `${event.text} ${name}`.toLowerCase().includes(sieve.words.trim().toLowerCase());

/** What happens again in the next phase is told once. */
function folded(events: readonly EventLine[]): readonly EventLine[] {
  const found: EventLine[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const goesOn = last && last.text === event.text && event.phase === (last.until || last.phase) + 1;
    if (goesOn) found[found.length - 1] = { ...last, until: event.phase };
    else found.push(event);
  }
  return found;
}

/** The events that fit, under a heading each for every unit or phase. */
export function grouped(events: readonly EventLine[], sieve: Sieve, nameOf: (who: number) => string): readonly Group[] {
  const groups = new Map<number, EventLine[]>();
  for (const event of events) {
    if (!fits(event, sieve, nameOf(event.who))) continue;
    const key = sieve.by === "unit" ? event.who : event.phase;
    const known = groups.get(key);
    if (known) known.push(event);
    else groups.set(key, [event]);
  }
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([key, lines]) => ({
      key: `${sieve.by} ${key}`,
      title: sieve.by === "unit" ? nameOf(key) : key ? `Phase ${key}` : "Before the first phase",
      who: sieve.by === "unit" ? key : -1,
      events: folded(lines),
    }));
}
