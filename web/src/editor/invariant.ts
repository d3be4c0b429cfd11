/** The form below the editor: what you believe of your program, and where it should be true. */

import { el, folded } from "../dom.ts";
import type { Question } from "../workbench/messages.ts";

const ABOUT =
  "What do you believe is always true? Write it with the variables of your program, board and true_distance(cell). It is tested on every small board.";

export function makeInvariant(test: (belief: Pick<Question, "invariant" | "at">) => void) {
  const field = (name: string, placeholder: string, style: string) =>
    el("input.button", { name, placeholder, style, spellcheck: "false", autocomplete: "off" });
  const says = field("invariant", "len(queue) < 7", "width: 22rem");
  const at = field("at", "each turn of the first loop", "width: 14rem");
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
