import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

const COMMENT = /^;.*/;
const QUOTED = /^"[^"]*"?|^'[^']*'?/;
const HEADER = /^(nation\s+\w+|\d+|\$[\w./-]+)\s*:/i;
const LIST = /^(orders\s*:|\.)\s*(?=;|$)/i;
const NUMBER = /^[+-]?[ou]?\d+d?\b/i;
const WAY = /^[ou]?(ne|nw|se|sw|n|s|h)d?\b/i;
const RESOURCE = /^[a-z][a-z-]*:(?=[+-]?\d)/i;
const ALIAS = /^\$[\w./-]+/;
const WORD = /^[^\s,;]+/;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [COMMENT, "comment"],
  [QUOTED, "string"],
  [ALIAS, "variableName"],
  [RESOURCE, "propertyName"],
  [NUMBER, "number"],
  [WAY, "atom"],
];

/** Colours of a sheet. What a line means is for the host to say. */
function token(stream: StringStream, known: ReadonlySet<string>): string | null {
  if (stream.eatSpace() || stream.eat(",")) return null;
  if (!stream.string.slice(0, stream.start).trim()) {
    if (stream.match(LIST)) return "bracket";
    if (stream.match(HEADER)) return "heading";
    if (!stream.match(COMMENT, false) && stream.match(WORD)) {
      return known.has(stream.current().toLowerCase()) ? "keyword" : "invalid";
    }
  }
  for (const [pattern, kind] of PATTERNS) if (stream.match(pattern)) return kind;
  if (!stream.match(WORD)) stream.next();
  return null;
}

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: "var(--faded)", fontStyle: "italic" },
  { tag: tags.heading, color: "var(--ink)", fontWeight: "700" },
  { tag: tags.keyword, color: "var(--accent)", fontWeight: "600" },
  { tag: tags.string, color: "var(--good)" },
  { tag: tags.number, color: "var(--water-ink)" },
  { tag: tags.atom, color: "var(--plan)" },
  { tag: tags.propertyName, color: "var(--range)" },
  { tag: tags.variableName, color: "var(--range)" },
  { tag: tags.bracket, color: "var(--faded)", fontWeight: "700" },
  { tag: tags.invalid, color: "var(--danger)" },
]);

/** The colours of sheets in which these words begin orders. */
export const sheetLanguage = (words: Iterable<string>): Extension => {
  const known = new Set(words);
  const language = StreamLanguage.define({
    name: "sheet",
    startState: () => null,
    token: (stream) => token(stream, known),
    languageData: { commentTokens: { line: ";" } },
  });
  return [language, syntaxHighlighting(COLOURS)];
};
