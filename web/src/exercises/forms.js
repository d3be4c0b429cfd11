/**
 * Exercises that are not about code have a form: steps to put in order, a step to choose, a board to
 * draw, faces to throw, distances to fill in. A form writes the same line of Python as the notebook
 * has, so that the check, the storage and the file know only code.
 */

import { button, el, put } from "../dom.js";
import { makeBoard, makeJumps, makeThrows } from "./boards.js";
import { makeDistances } from "./distances.js";
import { makeChoice, makeOrder } from "./steps.js";

/** @import { Answer } from "../workbench/host.js" */
/** @import { Around } from "../workbench/write.js" */
/** @import { Given } from "./exercise.js" */

/**
 * What a form needs, and what it is.
 * @typedef {object} Needs
 * @property {Given} given
 * @property {(source: string) => void} write
 * @property {Around} around
 */
/**
 * @typedef {object} Form
 * @property {HTMLElement} node
 * @property {(source: string) => boolean} show whether it could
 * @property {string} [first] what is to be done before there is anything to judge
 * @property {(source: string) => Answer | null} [judge] the verdict, where the page knows it without Python
 */

/** @type {Record<string, (needs: Needs) => Form>} */
const FORMS = {
  order: makeOrder,
  choice: makeChoice,
  board: makeBoard,
  jumps: makeJumps,
  throws: makeThrows,
  distances: makeDistances,
};

/**
 * The form of an exercise; null if it is written as code. Who wants to can write code here, too.
 * @param {Given} given
 * @param {ReturnType<typeof import("./code.js").makeCode>} code
 * @param {Around} around
 */
export function formOf(given, code, around) {
  const make = FORMS[given.form.kind];
  if (!make) return null;
  let written = "";
  let asCode = false;
  const form = make({ given, write, around });
  const swap = button("", "The Python that this writes", () => {
    asCode = !asCode;
    draw();
  });
  const node = el(".reply", form.node, el(".tools.swap", swap), code.node);

  /** @param {string} source */
  function write(source) {
    written = source;
    code.replace(source);
  }
  function draw() {
    code.node.hidden = !asCode;
    swap.textContent = asCode ? "Hide the code" : "As code";
    put(swap, "aria-expanded", `${asCode}`);
  }
  draw();
  return {
    node,
    /** What is to be done first, if this is still what was given. @param {string} source */
    missing: (source) => (source === given.stub ? form.first : ""),
    /** @param {string} source */
    judge: (source) => form.judge?.(source) ?? null,
    /** @param {string} source */
    show(source) {
      if (source === written) return;
      written = source;
      if (form.show(source) || asCode) return;
      asCode = true; // code that the form cannot show stays as it is
      draw();
    },
  };
}
