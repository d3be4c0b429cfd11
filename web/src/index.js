/**
 * The stepper: shows a trace (docs/trace-format.md), step by step.
 *
 * Nothing of a trace is ever read as HTML, but the highlighted source; and of that `code.js` keeps
 * words and classes alone.
 */

import { mountAll, mountPayload } from "./page.js";
import { mount } from "./stepper.js";
import { setProgram } from "./takeaway.js";
import { mountTogether } from "./together.js";

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
  model.on("change:position", () => {
    const position = model.get("position");
    if (position !== stepper.position()) stepper.go(position);
  });
  return () => stepper.destroy();
}

/** @param {string} text the text of the script itself, for the pages that it makes */
export function start(text) {
  setProgram(text);
  return { mount, mountAll, mountTogether, render };
}
