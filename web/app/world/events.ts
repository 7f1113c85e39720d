import type { EventLine } from "./interfaces";

export type Grouping = "unit" | "phase";

/** Units and places of others stand together. */
export const OTHERS = -2;
export const ANYBODY = -1;

export interface Sieve {
  readonly words: string;
  /** 0: any. */
  readonly phase: number;
  /** ANYBODY, OTHERS, 0 for the nation, or one of its own. */
  readonly who: number;
  readonly by: Grouping;
}

export interface Group {
  readonly key: string;
  readonly title: string;
  /** ANYBODY where it is no single one. */
  readonly who: number;
  readonly events: readonly EventLine[];
}

const fits = (event: EventLine, sieve: Sieve, who: number, name: string): boolean =>
  (!sieve.phase || event.phase === sieve.phase) &&
  (sieve.who === ANYBODY || who === sieve.who) &&
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

/** The events that fit, under a heading each for every unit or phase; strangers have no name. */
export function grouped(events: readonly EventLine[], sieve: Sieve, nameOf: (who: number) => string): readonly Group[] {
  const groups = new Map<number, EventLine[]>();
  for (const event of events) {
    const who = nameOf(event.who) ? event.who : OTHERS;
    if (!fits(event, sieve, who, nameOf(event.who))) continue;
    const key = sieve.by === "unit" ? who : event.phase;
    const known = groups.get(key);
    if (known) known.push(event);
    else groups.set(key, [event]);
  }
  return [...groups]
    .sort(([one], [other]) => Number(one < 0) - Number(other < 0) || one - other)
    .map(([key, lines]) => ({
      key: `${sieve.by} ${key}`,
      title: sieve.by === "unit" ? (key === OTHERS ? "Others" : nameOf(key)) : key ? `Phase ${key}` : "Before the first phase",
      who: sieve.by === "unit" ? key : ANYBODY,
      events: folded(lines),
    }));
}
