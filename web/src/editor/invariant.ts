/** The form below the editor: what you believe of your program, and where it should be true. */

import { el, folded } from "../dom.ts";

export interface Belief {
  invariant: string;
  /** A line, the beginning of its text, "each statement" or "the end". */
  at: string | null;
}

const ABOUT =
  "What do you believe is always true? Write it with the variables of your program, board and true_distance(cell). It is tested on every small board.";

export function makeInvariant(test: (belief: Belief) => void) {
  const field = (name: string, placeholder: string, width: number) => {
    const style = `width: ${width}rem; max-width: 100%`;
    const spelling = { spellcheck: "false", autocomplete: "off" };
    return el("input.button", { name, placeholder, style, ...spelling });
  };
  const says = field("invariant", "len(queue) < 7", 22);
  const at = field("at", "each turn of the first loop", 14);
  function submit(event: Event) {
    event.preventDefault();
    if (says.value.trim()) test({ invariant: says.value, at: at.value.trim() || null });
  }
  const form = el(
    "form.tools",
    { submit },
    el("label.row", "Always true", says),
    el("label.row", "at", at),
    el("button.button", "Test it"),
  );
  return folded("Invariant", el("p.quiet", ABOUT), form);
}
