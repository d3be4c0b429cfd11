/**
 * One bar over several runs: aligned line by line, or by when each fixed one cell.
 * `at` is the place of a run among its stops when the bar is at k.
 */

import { amount } from "./words.ts";
import type { View } from "./view.ts";

type Run = Pick<View, "replay" | "stops" | "placeFrom">;

export interface Line {
  length: number;
  start?: number;
  ticks: { at: number; text: string }[];
  words: (k: number) => string;
  at: (k: number, run: Run, index: number) => number;
}

export function bySteps(runs: Run[]): Line {
  const length = Math.max(...runs.map(({ stops }) => stops.length));
  return { length, ticks: [], words: (k) => `Step ${k} of ${length - 1}.`, at: (k) => k };
}

export function byCell(runs: Run[], cell: number): Line {
  const fixed = runs.map(({ replay, placeFrom }) =>
    placeFrom(replay.lastSet.get(cell) ?? Infinity),
  );
  const before = Math.max(...fixed);
  const after = Math.max(...runs.map(({ stops }, index) => stops.length - 1 - fixed[index]));
  return {
    length: before + after + 1,
    start: before,
    ticks: [{ at: before, text: `cell ${cell}` }],
    words(k) {
      if (k === before)
        return `Each run is shown where cell ${cell} gets its final distance, or at its end.`;
      return `${amount(Math.abs(k - before), "steps")} ${k < before ? "before" : "after"} that.`;
    },
    at: (k, _, index) => fixed[index] + k - before,
  };
}
