/** How to play on a board: what its marks mean, each next to its picture. */

import { elementOf } from "../drawing.ts";
import { el, picture } from "../dom.ts";
import { goalMark, jumpMarks, type Mark } from "../marks.ts";
import type { Plan } from "../geometry.ts";
import type { Whole } from "./boards.ts";

/** Two cells, one above the other: room for one jump. */
const TOWER: Plan = { cells: 2, start: 1, columns: 1, rows: 2 };

const drawn = (viewBox: string, marks: Mark[]) => picture("", viewBox, ...marks.map(elementOf));
const jumpFrom = (foot: number, end: number) =>
  drawn("0 0.3 1 1.4", jumpMarks(TOWER, new Map([[foot, end]])));

const PAST: Record<string, string> = {
  stay: "A throw past the goal does not move you.",
  bounce: "A throw past the goal bounces back from it.",
  win: "A throw past the goal reaches it.",
};

/** The lines of a list. It names no ladders where there are none. */
export function guideTo({ jumps, chained, overshoot }: Whole) {
  const on = chained ? ", and on if another jump begins there." : ".";
  const lines = [
    [el("span.key", { "data-key": "frontier" }), "Choose a dashed cell or its die."],
    jumps.some(([foot, top]) => foot < top) && [
      jumpFrom(1, 2),
      `Land on the foot of a ladder and you climb to its top${on}`,
    ],
    jumps.some(([head, tail]) => head > tail) && [
      jumpFrom(2, 1),
      `Land on the head of a snake and you slide to its tail${on}`,
    ],
    [drawn("0.3 0 0.8 0.6", [goalMark({ ...TOWER, cells: 1, rows: 1 })]), PAST[overshoot]],
  ];
  return lines.filter((line) => !!line).map((line) => el("li.row", line));
}
