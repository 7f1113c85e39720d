import type { TypeSheet } from "../interfaces";

const ROWS = `
ARC|Archers|foot|open|8|3|2|4|3|1000|3|3
BLV|Bow Levy|foot|open|4|3|2|3|3|1500||0
LFT|Light Foot|foot|open|6|5|3|2|3|1000||0
LSP|Light Spear|foot|open|6|4|3|3|3|1000||0
RBL|Rabble|foot|open|4|4|2|1|2|1500||0
RDR|Raiders|foot|open|8|4|4|2|3|1000||0
SKM|Skirmishers|foot|open|6|5|2|1|3|1000||0
WBD|Warband|foot|open|6|4|3|2|3|1000||0
ART|Artillery|foot|close|6|2|2|2|3|2000|4|8
EFT|Elite Foot|foot|close|8|3|5|3|3|750||0
HFT|Heavy Foot|foot|close|6|3|4|3|3|750||0
HRD|Horde|foot|close|4|3|3|2|2|2000||0
PAV|Pavisiers|foot|close|8|3|3|3|3|2000|3|3
PIK|Pike|foot|close|6|3|3|4|3|750||0
SPR|Spear|foot|close|8|3|4|4|3|750||0
WWG|War Wagons|foot|close|6|2|3|4|3|2000|3|3
WRR|Warriors|foot|close|6|3|3|2|3|750||0
BAD|Bad Horse|mounted|open|6|6|2|2|2|1500||0
BTX|Battle Taxi|mounted|open|6|6|2|2|2|2000||0
CHT|Chariots|mounted|open|8|6|2|3|3|2000||0
ECV|Elite Cavalry|mounted|open|8|6|3|3|3|1500||0
HBW|Horse Bow|mounted|open|8|8|2|3|2|1500||0
JCV|Javelin Cavalry|mounted|open|8|8|3|2|2|1500||0
KNT|Knights|mounted|open|8|5|3|4|2|1500||0
CAT|Cataphracts|mounted|close|8|4|4|4|3|2000||0
ELE|Elephants|mounted|close|8|4|5|4|3|2000||0`;

export const TYPES: readonly TypeSheet[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [code = "", name = "", category, order, ...numbers] = row.split("|");
    const [half_points = 0, move = 0, foot = 0, mounted = 0, target = 0, depth = 0, , range = 0] =
      numbers.map(Number);
    const shooting = numbers[6] ? Number(numbers[6]) : null;
    return {
      code,
      name,
      category: category === "mounted" ? "mounted" : "foot",
      order: order === "close" ? "close" : "open",
      half_points,
      move: move * 1000,
      versus_foot: foot,
      versus_mounted: mounted,
      target,
      depth,
      shooting,
      range: range * 1000,
      results: ["T12.1-2 beaten: falls back 1 MU", "T12.1-3 doubled: destroyed"],
    };
  });

export const typeOf = (code: string): TypeSheet => {
  const found = TYPES.find((row) => row.code === code);
  if (!found) throw new Error(`no type ${code}`);
  return found;
};
