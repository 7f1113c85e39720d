/** The one list of keys: shown under "?", and what the pages obey. */
export const KEYS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    "Looking",
    [
      ["arrows", "go from stand to stand"],
      ["Shift + arrows", "move the table"],
      ["+ − 0", "nearer, farther, all of it"],
      ["z r c o n", "zones, ranges, command, odds, names"],
      ["t", "the table as text"],
      ["v", "turn the table by a quarter"],
    ],
  ],
  [
    "Choosing",
    [
      ["Space", "select the stand, or let it go"],
      ["Shift + Space", "add it to the selection"],
      ["g, double click", "select its whole group"],
      ["Shift + drag", "select by a box"],
      ["Escape", "drop the plan, then the selection"],
    ],
  ],
  [
    "Moving",
    [
      ["w s", "forward, back"],
      ["a d", "wheel or turn left, right"],
      ["q e", "slide left, right"],
      ["Alt + these", "in small steps"],
      ["f", "end this leg, begin another"],
      ["Backspace", "take the last leg back"],
      ["Enter", "give the order"],
    ],
  ],
  [
    "On a board of tiles",
    [
      ["arrows", "go from hex to hex"],
      ["Enter, Space", "pick up a block, or press the hex with it"],
      ["n", "the next block that can act"],
      ["e r s z h", "who sees, shots, sight, zones, names"],
      [".", "the next roll of a combat"],
    ],
  ],
  [
    "On a map of the world",
    [
      ["m", "go to the map"],
      ["arrows", "go from hex to hex"],
      ["Enter, Space", "look at the hex, or add it to the path"],
      ["p", "begin or end a path"],
      ["o g f a", "owners, ground, rivers and places, age"],
      ["1 … 5", "report, orders, units, stores, match"],
    ],
  ],
  [
    "The match",
    [
      ["b", "go to what can be done now"],
      ["u", "undo"],
      ["1 … 5", "state, orders, log, talk, rules"],
      ["/", "search the rules"],
      [", .", "in a replay: back, on"],
      ["p", "in a replay: play, pause"],
      ["?", "this list"],
    ],
  ],
];

/** True while keys belong to a field that is being written in. */
export const writing = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement &&
  (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
