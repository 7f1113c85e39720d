/** Textures of ground: a tile of 2 by 2 movement units and the colours that go with it. */

export interface Texture {
  readonly ground: string;
  readonly ink: string;
  readonly strokes: string;
  readonly filled?: boolean;
}

const ground = (name: string): { ground: string; ink: string } => ({
  ground: `var(--${name})`,
  ink: `var(--${name}-ink)`,
});
const TREES =
  "M.45 .85V1M.45 .85C.1 .85.1 .45.3 .4 .3 .1.65 .1.65 .4 .85 .45.8 .85.45 .85" +
  "M1.45 1.85V2M1.45 1.85C1.1 1.85 1.1 1.45 1.3 1.4 1.3 1.1 1.65 1.1 1.65 1.4 1.85 1.45 1.8 1.85 1.45 1.85";

export const TEXTURES: Readonly<Record<string, Texture>> = {
  woods: { ...ground("woods"), strokes: TREES },
  wooded_hill: {
    ground: "color-mix(in oklab, var(--woods), var(--hill) 45%)",
    ink: "var(--woods-ink)",
    strokes: TREES,
  },
  marsh: {
    ...ground("marsh"),
    strokes: "M.2 .6H1M.4 .6V.3M.6 .6V.15M.8 .6V.3M1.1 1.6H1.9M1.3 1.6V1.3M1.5 1.6V1.15M1.7 1.6V1.3",
  },
  rough: {
    ...ground("rough"),
    strokes: "M.2 .7 .4 .3 .6 .7M1.2 1.7 1.4 1.3 1.6 1.7M1.3 .4l.1.1M.5 1.5l.1.1M1.7.8l.1.1",
  },
  village: {
    ...ground("village"),
    strokes: "M.25 .8V.45L.5.2.75 .45V.8ZM1.25 1.8V1.45L1.5 1.2 1.75 1.45V1.8Z",
  },
  dunes: { ...ground("dunes"), strokes: "M.1 .6Q.5.1 1 .6M1.1 1.6Q1.5 1.1 2 1.6" },
  oasis: {
    ...ground("dunes"),
    ink: "var(--woods-ink)",
    strokes: "M.5 .95V.45M.5.45Q.2.3.1.5M.5.45Q.8.3.9.5M.5.45Q.45.15.25.1M.5.45Q.55.15.75.1M1.5 1.95V1.45M1.5 1.45Q1.2 1.3 1.1 1.5M1.5 1.45Q1.8 1.3 1.9 1.5",
  },
  ploughed_fields: { ...ground("fields"), strokes: "M0 .25H2M0 .75H2M0 1.25H2M0 1.75H2" },
  steep_hill: { ...ground("hill"), strokes: "M.3 .2V.8M1 .5V1.1M1.6 .1V.7M.5 1.3V1.9M1.4 1.3V1.9" },
  gentle_hill: { ...ground("hill"), strokes: "M.4 .4V.6M1.4 1.4V1.6" },
  stream: { ...ground("water"), strokes: "M.2 1Q.6.8 1 1T1.8 1" },
  coast: { ...ground("water"), strokes: "M.1 .5Q.4.3.7.5T1.3.5M.7 1.5Q1 1.3 1.3 1.5T1.9 1.5" },
  road: { ...ground("road"), strokes: "" },
  prepared_defences: { ...ground("village"), strokes: "M.2 .8.8.2M.8.8.2.2M1.2 1.8 1.8 1.2M1.8 1.8 1.2 1.2" },
};

const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/wooded/, "wooded_hill"],
  [/wood|forest/, "woods"],
  [/steep/, "steep_hill"],
  [/hill/, "gentle_hill"],
  [/plough|field/, "ploughed_fields"],
  [/defen|obstacle|stakes|ditch/, "prepared_defences"],
  [/dune/, "dunes"],
  [/stream|river/, "stream"],
  [/coast|sea/, "coast"],
];

/** The texture of a kind of terrain, whatever exact word its table uses. */
export function textureOf(kind: string): string {
  if (kind in TEXTURES) return kind;
  return SYNONYMS.find(([words]) => words.test(kind))?.[1] ?? "rough";
}
