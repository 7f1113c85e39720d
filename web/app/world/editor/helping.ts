import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { EditorState, Extension, TransactionSpec } from "@codemirror/state";
import { EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import type { Ask } from "../asking";
import type { Lexicon, Offer, OrderEntry, Remark } from "../interfaces";

const WORD = /[^\s,;:]*/y;
const BEGUN = /["$\w-]*$/;

/** Which sign stands before an offer. */
const TYPES: Readonly<Record<string, string>> = {
  order: "keyword",
  unit: "class",
  location: "namespace",
  item: "property",
  alias: "variable",
  type: "type",
  position: "constant",
  nation: "enum",
  resource: "text",
  word: "constant",
};

const asCompletion = (offer: Offer): Completion => ({
  label: offer.text,
  detail: offer.detail,
  type: TYPES[offer.kind] ?? "text",
});

/** What may be written here, as the host says. */
export function completing(ask: Ask): Extension {
  async function source(context: CompletionContext): Promise<CompletionResult | null> {
    const { state, pos } = context;
    const line = state.doc.lineAt(pos);
    const typed = context.matchBefore(BEGUN);
    if (!context.explicit && !typed?.text && pos !== line.from && !/\s$/.test(line.text.slice(0, pos - line.from))) {
      return null;
    }
    if (!context.explicit && pos === line.from) return null;
    const said = await ask("complete", {
      text: state.sliceDoc(0, line.to),
      line: line.number,
      column: pos - line.from + 1,
    });
    if (!said?.offers.length) return null;
    const from = line.from + said.column - 1;
    return { from, options: said.offers.map(asCompletion), validFor: BEGUN };
  }
  return autocompletion({ override: [source], icons: false, activateOnTypingDelay: 80, maxRenderedOptions: 40 });
}

/** The place of a remark in the text: the word that it is about. */
export function spanOf(state: EditorState, remark: Remark): { from: number; to: number } {
  const line = state.doc.line(Math.max(1, Math.min(remark.line, state.doc.lines)));
  const from = Math.min(line.from + remark.column - 1, line.to);
  WORD.lastIndex = from - line.from;
  const word = WORD.exec(line.text)?.[0] ?? "";
  return { from, to: Math.max(from, Math.min(line.to, from + (word.length || 1))) };
}

/** The remarks of the host as marks in the text. */
export function marked(state: EditorState, remarks: readonly Remark[]): TransactionSpec {
  return setDiagnostics(
    state,
    remarks.map((remark): Diagnostic => {
      const { instead } = remark;
      return {
        ...spanOf(state, remark),
        severity: remark.kind === "error" ? "error" : "warning",
        message: `${remark.text} (${remark.clause})`,
        ...(instead ? { actions: [{ name: `Write ${instead}`, apply: replacing(instead) }] } : {}),
      };
    }),
  );
}

const replacing =
  (instead: string) =>
  (view: EditorView, from: number, to: number): void =>
    view.dispatch({ changes: { from, to, insert: instead } });

/** The reference of the order under the pointer, or whose number it is. */
export const explaining = (lexicon: Lexicon, nameOf: (id: number) => string): Extension =>
  hoverTooltip((view, pos): Tooltip | null => {
    const line = view.state.doc.lineAt(pos);
    const word = [...line.text.matchAll(/[a-z]+|\d+/gi)].find(
      (found) => line.from + found.index <= pos && pos <= line.from + found.index + found[0].length,
    );
    if (!word) return null;
    const [from, text] = [line.from + word.index, word[0]];
    const isFirst = !line.text.slice(0, word.index).trim();
    const entry = isFirst ? entryOf(lexicon, text) : undefined;
    const name = /^\d/.test(text) ? nameOf(Number(text)) : "";
    const dom = entry ? card(entry) : name ? label(name) : null;
    return dom && { pos: from, end: from + text.length, above: true, create: () => ({ dom }) };
  });

function label(text: string): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "order-card";
  dom.textContent = text;
  return dom;
}

export const entryOf = (lexicon: Lexicon, word: string): OrderEntry | undefined =>
  lexicon.orders.find((entry) => entry.word === word.toLowerCase() || entry.aliases.includes(word.toLowerCase()));

function card(entry: OrderEntry): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "order-card";
  const add = (tag: string, text: string): void => {
    const node = document.createElement(tag);
    node.textContent = text;
    dom.append(node);
  };
  for (const line of entry.syntax) add("code", line);
  add("p", entry.summary);
  const cost = entry.free ? "Free." : "Costs one order.";
  add("p", `Given by ${entry.givers.join(", ")}. ${cost} Time: ${entry.time}.`);
  add("code", entry.example);
  add("small", entry.clauses.join(", "));
  return dom;
}
