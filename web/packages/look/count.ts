/** The numbers from 0 to one less than this. */
export const upTo = (number: number): number[] => [...Array(Math.max(0, Math.floor(number))).keys()];
