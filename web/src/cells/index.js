/**
 * The code cells of a lesson run where they stand, and share their names, as in a notebook. Those of
 * the exercises are among them.
 */

import { recordOf } from "../progress/records.js";
import { makeCell } from "./cell.js";
import { makeRunner } from "./runner.js";

/** @import { Bench } from "../exercises/bench.js" */
/** @import { Around } from "../workbench/write.js" */
/** @import { Runner } from "./runner.js" */

/**
 * What the page knows of a cell.
 * @typedef {object} Given
 * @property {string} id
 * @property {string} source its code; of one that does not run here, what the cells below need of it
 * @property {string} [exercise] the name of the exercise whose code it is
 * @property {string} [opens_on] the step on which a stepper opens
 * @property {string} [needs] the library that it needs, and the page does not have
 */

/** @param {Given[]} list @param {Around} around @param {Bench} bench */
export function makeCells(list, around, bench) {
  let count = 0;
  /** @type {Runner[]} */
  const runners = [];
  list.forEach((given, index) => {
    const { id, exercise, source } = given;
    const place = /** @type {HTMLElement | null} */ (
      document.querySelector(`[data-snl-cell="${id}"]`)
    );
    if (place) {
      count += 1;
      const above = () => runners.slice(0, index);
      runners.push(makeCell(place, { given, title: `Cell ${count}`, around, bench, above }));
    } else {
      const text = () => (exercise && recordOf(exercise)?.source) || source;
      const title = exercise ? "The exercise above" : "A cell above";
      runners.push(makeRunner({ title, bench, source: text }));
    }
  });
}
