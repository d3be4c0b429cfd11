/**
 * The stepper: shows a trace (book/docs/trace-format.md), step by step.
 *
 * Nothing of a trace is ever read as HTML, but the highlighted source; and of that `code` keeps
 * words and classes alone.
 */

import type { Model } from "./types.ts";
import { settleIn } from "./notebook.ts";
import { mountAll, mountPayload } from "./page.ts";
import { setProgram } from "./takeaway.ts";

/**
 * What a notebook calls: the widget's model learns where the stepper is, and the other way round.
 */
function render({ model, el }: { model: Model; el: HTMLElement }) {
  const stepper = mountPayload(el, model.get("payload"), {
    position: model.get("position"),
    predict: model.get("predict"),
    onMove(position: number) {
      model.set("position", position);
      model.save_changes();
    },
  });
  function follow() {
    const position = model.get<number>("position");
    if (position !== stepper.position()) stepper.go(position);
  }
  model.on("change:position", follow);
  const end = new AbortController();
  settleIn(el, stepper.element, end.signal);
  return () => {
    model.off("change:position", follow);
    end.abort();
    stepper.destroy();
  };
}

/** @param text the text of the script itself, for the pages that it makes */
export function start(text: string) {
  setProgram(text);
  return { mount: mountPayload, mountAll, render };
}
