/** Small words of the position page. */

/** When something was handed in: the time, with the day unless it was today. */
export function moment(seconds: number, now: Date = new Date()): string {
  const when = new Date(seconds * 1000);
  const time = when.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  if (when.toDateString() === now.toDateString()) return time;
  return `${time} on ${when.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}`;
}

/** Phases of an event: "7" or "7–9". */
export const phasesOf = (phase: number, until: number): string =>
  until ? `${phase}–${until}` : phase ? String(phase) : "";
