/** How the seats of any game are told apart: by colour, emblem and hatch together. */

export const SEAT_COLOURS = [
  "red",
  "blue",
  "gold",
  "green",
  "violet",
  "brown",
  "slate",
  "rose",
] as const;

export type SeatColour = (typeof SEAT_COLOURS)[number];

/** A seat named after a colour wears it; the others take the colours in their order. */
export function colourOf(seat: string, seats: readonly string[]): SeatColour {
  const named = SEAT_COLOURS.find((colour) => colour === seat);
  if (named) return named;
  const free = SEAT_COLOURS.filter((colour) => !seats.includes(colour));
  const unnamed = seats.filter((other) => !(SEAT_COLOURS as readonly string[]).includes(other));
  const place = Math.max(0, unnamed.indexOf(seat));
  return free[place % free.length] ?? "slate";
}

export const seatFill = (colour: SeatColour): string => `var(--seat-${colour})`;

/** The id of the hatch pattern that `SeatHatches.svelte` defines. */
export const seatHatch = (colour: SeatColour): string => `url(#hatch-${colour})`;
