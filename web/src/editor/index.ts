/**
 * The editor of the workbench: CodeMirror, with what a page of Python needs and nothing else; and
 * the form that stands below it.
 */

import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentWithTab,
  redo,
  undo,
} from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  showPanel,
} from "@codemirror/view";
import { tagHighlighter, tags } from "@lezer/highlight";
import { button, el } from "../dom.ts";

export { makeInvariant } from "./invariant.ts";

/** The classes of the stepper's code, so that a function looks the same where it is stepped. */
const words = tagHighlighter([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword], class: "k" },
  { tag: [tags.operatorKeyword, tags.moduleKeyword], class: "ow" },
  { tag: [tags.bool, tags.null, tags.self], class: "kc" },
  { tag: [tags.string, tags.special(tags.string)], class: "s" },
  { tag: tags.number, class: "mi" },
  { tag: [tags.comment, tags.docComment], class: "c1" },
  { tag: tags.function(tags.definition(tags.variableName)), class: "nf" },
  { tag: tags.definition(tags.className), class: "nc" },
]);

const theme = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "transparent", height: "100%" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    font: '0.875rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace',
    overflow: "auto",
  },
  ".cm-content": { caretColor: "var(--now)", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeft: "2px solid var(--now)" },
  // What scrolls sideways passes below it.
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "var(--pale)", border: "0" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.6rem", padding: "0 0.7em 0 0.4em" },
  "& .cm-panels": { backgroundColor: "transparent", border: "0" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": {
    backgroundColor: "color-mix(in srgb, var(--nowSoft) 45%, transparent)",
  },
  // As many classes as CodeMirror's own rule has where the editor has the focus.
  "&.cm-editor > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--wait) 30%, var(--paper))",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--quiet)",
  },
  ".s-faulty": { backgroundColor: "var(--wrongSoft)", boxShadow: "inset 4px 0 var(--wrong)" },
});

const pointOut = StateEffect.define<number | null>();

/** The line that is pointed out, until something is written. */
const pointed = StateField.define({
  create: () => Decoration.none,
  update(marks, { state, effects, docChanged }) {
    for (const effect of effects) {
      if (!effect.is(pointOut)) continue;
      const line = effect.value;
      if (!line || line > state.doc.lines) return Decoration.none;
      const { from } = state.doc.line(line);
      return Decoration.set([Decoration.line({ class: "s-faulty" }).range(from)]);
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The keys that a keyboard on a screen lacks. */
function makeKeys(view: EditorView) {
  const acts = { Indent: indentMore, Dedent: indentLess, Undo: undo, Redo: redo };
  const keys = Object.entries(acts).map(([name, act]) => button(name, null, () => act(view)));
  // The editor keeps the focus, and so the keyboard stays.
  const mousedown = (event: Event) => event.preventDefault();
  return { dom: el(".row.bare", { role: "toolbar", label: "Keys", mousedown }, keys) };
}

/**
 * @param change is called with what the reader has written
 * @param root what the place is in, or will be
 */
export function make(
  parent: HTMLElement,
  label: string,
  change: (text: string) => void,
  root: Document | ShadowRoot = document,
) {
  const locked = new Compartment();
  let quiet = false;
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    indentUnit.of("    "),
    EditorState.tabSize.of(4),
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    pythonLanguage,
    syntaxHighlighting(words),
    theme,
    pointed,
    EditorView.contentAttributes.of({
      "aria-label": label,
      "aria-description": "Escape, then Tab, leaves the editor.",
      spellcheck: "false",
      tabindex: "0",
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !quiet) change(update.state.doc.toString());
    }),
    locked.of([]),
    matchMedia("(pointer: coarse)").matches ? showPanel.of(makeKeys) : [],
  ];
  const view = new EditorView({ parent, root, state: EditorState.create({ extensions }) });
  return {
    text: () => view.state.doc.toString(),
    /** Another text, with a past of its own. */
    open(text: string, readOnly = false) {
      quiet = true;
      view.setState(EditorState.create({ doc: text, extensions }));
      view.dispatch({ effects: locked.reconfigure(EditorState.readOnly.of(readOnly)) });
      quiet = false;
    },
    /** Another text that can be undone. */
    replace(text: string) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    /** Points a line out, and brings it into sight. */
    point(line: number | null) {
      view.dispatch({ effects: pointOut.of(line) });
      if (!line || line > view.state.doc.lines) return;
      const { from } = view.state.doc.line(line);
      view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "nearest", yMargin: 40 }) });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
