import { closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { lintKeymap } from "@codemirror/lint";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { Ask } from "../asking";
import type { Lexicon, Remark } from "../interfaces";
import type { Pen } from "../sheet.svelte";
import { completing, entryOf, explaining, marked } from "./helping";
import { sheetLanguage } from "./language";
import { THEME } from "./theme";

export interface Desk {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly ask: Ask;
  readonly typed: (text: string) => void;
  /** Who or what has a number; nothing for those of strangers. */
  readonly nameOf: (id: number) => string;
}

const EMPTY = "3101:\nmove n\n\nBegin with a number and a colon; a template names everybody.";
/** How a syntax line calls a place of the map. */
const POSITION = /\bposition\b/;

/** An editor for sheets; it knows the orders as soon as it is told them. */
export class Writing implements Pen {
  private readonly view: EditorView;
  private readonly words = new Compartment();
  private lexicon: Lexicon | null = null;

  constructor(private readonly desk: Desk) {
    const state = EditorState.create({ doc: desk.text, extensions: [this.extensions(desk)] });
    this.view = new EditorView({ parent: desk.parent, state });
  }

  learn(lexicon: Lexicon): void {
    this.lexicon = lexicon;
    const words = [...lexicon.orders.flatMap((entry) => [entry.word, ...entry.aliases]), ...lexicon.spells];
    this.view.dispatch({ effects: this.words.reconfigure([sheetLanguage(words), explaining(lexicon, this.desk.nameOf)]) });
  }

  mark(remarks: readonly Remark[]): void {
    this.view.dispatch(marked(this.view.state, remarks));
  }

  write(text: string): void {
    const { doc } = this.view.state;
    if (doc.toString() === text) return;
    this.view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, selection: { anchor: 0 } });
  }

  under(actor: number): void {
    const { doc } = this.view.state;
    const header = new RegExp(`^\\s*${actor}\\s*(:|;|$)`);
    const lines = Array.from({ length: doc.lines }, (_, place) => doc.line(place + 1));
    const found = lines.findLast((line) => header.test(line.text));
    if (found) {
      const next = lines.slice(found.number).find((line) => /^\s*(nation\s+\w+|\d+|\$\S+)\s*:/i.test(line.text));
      this.addLine(next ? this.lastWritten(lines, next.number - 1) : this.lastWritten(lines, doc.lines), "");
      this.view.focus();
      return;
    }
    const before = doc.toString().trimEnd();
    const text = `${before ? "\n\n" : ""}${actor}:\n`;
    const from = before.length;
    this.view.dispatch({
      changes: { from, to: doc.length, insert: text },
      selection: { anchor: from + text.length },
      scrollIntoView: true,
    });
    this.view.focus();
  }

  step(hex: number): string {
    const { doc, selection } = this.view.state;
    const line = doc.lineAt(selection.main.head);
    const word = /^\s*([a-z]+)/i.exec(line.text)?.[1] ?? "";
    const entry = this.lexicon ? entryOf(this.lexicon, word) : undefined;
    if (entry?.syntax.some((syntax) => POSITION.test(syntax))) {
      const code = line.text.split(";")[0]?.trimEnd() ?? "";
      const at = line.from + code.length;
      this.insert(at, ` ${hex}`);
    } else this.addLine(line.number, `move ${hex}`);
    const { head } = this.view.state.selection.main;
    return this.view.state.doc.lineAt(head).text.trim();
  }

  goto(line: number, column: number): void {
    const { doc } = this.view.state;
    const place = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({ selection: { anchor: Math.min(place.to, place.from + column - 1) }, scrollIntoView: true });
    this.view.focus();
  }

  end(): void {
    this.view.destroy();
  }

  /** A line of its own below another, or in the place of that one if it is empty. */
  private addLine(after: number, text: string): void {
    const line = this.view.state.doc.line(after);
    if (line.text.trim()) this.insert(line.to, `\n${text}`);
    else this.insert(line.to, text);
  }

  private insert(at: number, text: string): void {
    this.view.dispatch({
      changes: { from: at, insert: text },
      selection: { anchor: at + text.length },
      scrollIntoView: true,
      userEvent: "input",
    });
  }

  private lastWritten(lines: readonly { readonly text: string; readonly number: number }[], upTo: number): number {
    return lines.slice(0, upTo).findLast((line) => line.text.trim())?.number ?? 1;
  }

  private extensions(desk: Desk): Extension {
    return [
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      closeBrackets(),
      completing(desk.ask),
      this.words.of([]),
      placeholder(EMPTY),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": "Orders", spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of((update) => update.docChanged && desk.typed(update.state.doc.toString())),
      keymap.of([...completionKeymap, ...lintKeymap, ...defaultKeymap, ...historyKeymap]),
      THEME,
    ];
  }
}
