import { EditorView } from "@codemirror/view";

const TARGET = "var(--target)";

/** The editor in the colours of the house. */
export const THEME = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--raised)", color: "var(--ink)", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'SF Mono', Menlo, monospace", lineHeight: "1.5" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--ink)" },
  ".cm-placeholder": { color: "var(--faded)", whiteSpace: "pre-wrap" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--paper)", color: "var(--faded)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in oklab, var(--accent-wash), transparent 45%)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in oklab, var(--accent), transparent 72%)",
  },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    borderRadius: "4px",
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    boxShadow: "var(--shadow)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--sans)", maxHeight: "16em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 10px", lineHeight: "1.4" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent-wash)", color: "var(--ink)" },
  ".cm-completionDetail": { marginLeft: "12px", color: "var(--faded)", fontStyle: "normal" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-diagnostic": { padding: "6px 10px", fontFamily: "var(--sans)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--danger)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
  ".cm-diagnosticAction": {
    minHeight: TARGET,
    padding: "2px 12px",
    backgroundColor: "var(--accent)",
    color: "var(--on-accent)",
    fontSize: "inherit",
  },
  ".order-card": {
    display: "grid",
    gap: "4px",
    maxWidth: "360px",
    padding: "10px 12px",
    fontFamily: "var(--sans)",
  },
  ".order-card code": { fontFamily: "ui-monospace, monospace", color: "var(--accent)" },
  ".order-card small": { color: "var(--faded)" },
});
