/** The size of a board, its die and its rules. */

import { choice, el } from "../dom.ts";
import { MOST_CELLS, type Unchecked, type Whole } from "./boards.ts";

const named = (text: string, control: HTMLElement) =>
  el("label.column.quiet.setting", el("span", text), control);

/** What is no number stays as it was typed, so that a refusal can say it. */
export const typed = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text);

type Options = Parameters<typeof choice>[1];
const STARTS: Options = [
  [1, "on cell 1"],
  [0, "off the board"],
];
const PAST: Options = [
  ["stay", "no move"],
  ["bounce", "bounce back"],
  ["win", "win"],
];
const CHAINED: Options = [
  ["", "one"],
  ["yes", "as many as follow"],
];

export function makeSettings(change: (rules: Unchecked) => void) {
  const cells = el("input.button", {
    type: "number",
    min: 1,
    max: MOST_CELLS,
    change: () => change({ cells: typed(cells.value) }),
  });
  const die = el("input.button", {
    title: "The number of faces, or the faces themselves: 1 4 5",
    inputmode: "numeric",
    change() {
      const faces = die.value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(typed);
      change({ die: faces.length > 1 ? faces : (faces[0] ?? "") });
    },
  });
  const start = choice("Start", STARTS, 1, (value) => change({ start: Number(value) }));
  const overshoot = choice("Past the goal", PAST, "stay", (value) => change({ overshoot: value }));
  const chained = choice("Jumps in a throw", CHAINED, "", (value) => change({ chained: !!value }));
  const sizes = [named("Cells", cells), named("Die", die), named("Start", start)];
  const rules = [named("Past the goal", overshoot), named("Jumps in a throw", chained)];
  return {
    node: el(".flow.settings.screen", sizes, rules),
    show(board: Whole) {
      cells.value = `${board.cells}`;
      die.value = typeof board.die === "number" ? `${board.die}` : board.die.join(" ");
      start.value = `${board.start}`;
      overshoot.value = board.overshoot;
      chained.value = board.chained ? "yes" : "";
    },
  };
}
