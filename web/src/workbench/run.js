/** The stepper below a workbench or an exercise: one at a time. */

import { el } from "../dom.js";

/** @import { Controller } from "../types.js" */
/** @import { Around } from "./write.js" */

/** @param {Around} around */
export function makeRun(around) {
  const node = el("");
  /** @type {Promise<Controller> | null} */
  let stepper = null;
  function clear() {
    stepper?.then(({ destroy }) => destroy());
    stepper = null;
    node.replaceChildren();
  }
  return {
    node,
    clear,
    /** @param {any} payload */
    step(payload) {
      clear();
      const place = el("");
      node.append(place);
      stepper = around.step(place, payload);
      node.scrollIntoView({ block: "nearest" });
    },
  };
}
