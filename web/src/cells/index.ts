/**
 * The code cells of a lesson run where they stand, and share their names, as in a notebook. Those of
 * the exercises are among them.
 */

import { recordOf } from "../progress/records.ts";
import { makeCell } from "./cell.ts";
import { oneByOne } from "../places.ts";
import { makeRunner, type Runner } from "./runner.ts";
import type { Bench } from "../workbench/bench.ts";
import type { AroundPage } from "../workbench/around.ts";

export interface Given {
  id: string;
  /** Its code; of one that does not run here, what the cells below need of it. */
  source: string;
  exercise?: string;
}

export function makeCells(list: Given[], around: AroundPage, bench: Bench) {
  let count = 0;
  const runners: Runner[] = [];
  oneByOne(list, (given) => {
    const { id, exercise, source } = given;
    const place = document.querySelector<HTMLElement>(`[data-snl-cell="${id}"]`);
    if (place) {
      count += 1;
      const index = runners.length;
      const above = () => runners.slice(0, index);
      runners.push(makeCell(place, given, `Cell ${count}`, around, bench, above));
    } else {
      const text = () => (exercise && recordOf(exercise)?.source) || source;
      const title = exercise ? "The exercise above" : "A cell above";
      runners.push(makeRunner(title, bench, text));
    }
  });
}
