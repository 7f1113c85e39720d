import type { SeatColour } from "@look/seats";

/** One emblem a seat, filled, on a grid of 24 by 24. */
export const EMBLEMS: Readonly<Record<SeatColour, string>> = {
  red: "M12 7a5 5 0 1 0 .01 0ZM11 1h2l-.4 4.2h-1.2ZM11 23h2l-.4-4.2h-1.2ZM1 11v2l4.2-.4v-1.2ZM23 11v2l-4.2-.4v-1.2ZM3.5 5l1.5-1.5 2.7 3.3-.9.9ZM20.5 5 19 3.5l-2.7 3.3.9.9ZM3.5 19 5 20.5l2.7-3.3-.9-.9ZM20.5 19 19 20.5l-2.7-3.3.9-.9Z",
  blue: "M1 9q3.7-5 7.4 0t7.4 0T23 9v3.5q-3.7-5-7.2 0t-7.4 0-7.4 0ZM1 16q3.7-5 7.4 0t7.4 0T23 16v3.5q-3.7-5-7.2 0t-7.4 0-7.4 0Z",
  gold: "M2 19V6l5.5 6L12 3l4.5 9L22 6v13Z",
  green: "M3 21C3 9 9 3 21 3c0 12-6 18-15 17.5L12.5 11 4.8 19.5Z",
  violet: "M16 2A10.5 10.5 0 1 0 16 22 12 12 0 0 1 16 2Z",
  brown: "M1 20 8 6l4.5 7L15.5 8 23 20Z",
  slate: "M4 22V9H2V3h4v2.5h3.5V3h5v2.5H18V3h4v6h-2v13h-5.5v-5a2.5 2.5 0 0 0-5 0v5Z",
  rose: "M12 9.5A4.2 4.2 0 1 1 14.4 12 4.2 4.2 0 1 1 12 14.5 4.2 4.2 0 1 1 9.6 12 4.2 4.2 0 1 1 12 9.5Z",
};

/** The hatch that marks a seat where colour cannot be trusted: a tile of 6 by 6. */
export const HATCHES: Readonly<Record<SeatColour, string>> = {
  red: "M-1 1 1-1M0 6 6 0M5 7 7 5",
  blue: "M0 3H6",
  gold: "M3 0V6",
  green: "M-1 5 1 7M0 0 6 6M5-1 7 1",
  violet: "M0 3H6M3 0V6",
  brown: "M0 4 3 1 6 4",
  slate: "M0 0 6 6M0 6 6 0",
  rose: "M2 3H4",
};
