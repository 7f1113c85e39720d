/** Marks on stands and camps, on a grid of 24 by 24. */
export const STAR = "M12 1.5l3.1 6.9 7.4.8-5.5 5 1.6 7.4L12 17.8 5.4 21.6 7 14.2l-5.5-5 7.4-.8Z";
export const TENT = "M12 3 2 20h20ZM12 10l4 10H8Z";
export const WAGON = "M5.5 16a3 3 0 1 0 .01 0ZM18.5 16a3 3 0 1 0 .01 0ZM2 14V6q10-5 20 0v8Z";
