/**
 * The stepper: shows a trace (book/docs/trace-format.md), step by step.
 *
 * Nothing of a trace is ever read as HTML, but the highlighted source; and of that `code.js` keeps
 * words and classes alone.
 */

import { settleIn } from "./notebook.js";
import { mountAll, mountPayload } from "./page.js";
import { setProgram } from "./takeaway.js";

/**
 * What a notebook calls: the widget's model learns where the stepper is, and the other way round.
 * @param {{model: any, el: HTMLElement}} widget
 */
function render({ model, el }) {
  const stepper = mountPayload(el, model.get("payload"), {
    position: model.get("position"),
    predict: model.get("predict"),
    /** @param {number} position */
    onMove(position) {
      model.set("position", position);
      model.save_changes();
    },
  });
  function follow() {
    const position = model.get("position");
    if (position !== stepper.position()) stepper.go(position);
  }
  model.on("change:position", follow);
  const leave = settleIn(el, stepper.element);
  return () => {
    model.off("change:position", follow);
    leave();
    stepper.destroy();
  };
}

/** @param {string} text the text of the script itself, for the pages that it makes */
export function start(text) {
  setProgram(text);
  return { mount: mountPayload, mountAll, render };
}
