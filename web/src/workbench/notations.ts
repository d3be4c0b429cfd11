/**
 * A board as text: as Python, as JSON, and as judges have it. `parser.ts` reads it again.
 *
 * `snl_algos/boards/notations` does the same; its texts are the tests of these.
 */

import { placeOf, range } from "../geometry.ts";
import type { Whole } from "./boards.ts";

type Notation = { name: string; title: string; write: (board: Whole) => string };

/** Where each cell of a square is: the row from the top, and the column. */
export const squareOf = (side: number) =>
  range(side * side).map((index) => {
    const plan = { cells: side * side, start: 1, columns: side, rows: side };
    const [row, column] = placeOf(plan, index + 1);
    return { cell: index + 1, row: side - 1 - row, column };
  });

/** @param value As Python writes it: with a space after each comma and colon. */
export function dumped(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dumped).join(", ")}]`;
  return JSON.stringify(value);
}

/** Refuses a board that would lose something. */
function mustHold(
  name: string,
  { cells, die, start, chained, overshoot }: Whole,
  size: number = cells,
) {
  const lost = [
    cells !== size && `${cells} cells (always ${size})`,
    die !== 6 && (typeof die === "number" ? `die ${die}` : `a die with faces ${die.join(" ")}`),
    start !== 1 && "a start off the board",
    chained && "chained jumps",
    overshoot !== "stay" && `the rule “${overshoot}” past the goal`,
  ].filter(Boolean);
  if (lost.length) throw new Error(`${name} has no place for ${lost.join(", ")}`);
}

function asPython({ cells, jumps, die, start, chained, overshoot }: Whole) {
  const faces = typeof die === "number" ? die : `(${die.join(", ")}${die.length > 1 ? "" : ","})`;
  const parts = [
    cells,
    jumps.length && `{${jumps.map((pair) => pair.join(": ")).join(", ")}}`,
    die !== 6 && `die=${faces}`,
    start !== 1 && `start=${start}`,
    chained && "chained=True",
    overshoot !== "stay" && `overshoot='${overshoot}'`,
  ];
  return `Board(${parts.filter(Boolean).join(", ")})`;
}

function asJson({ name, cells, die, start, chained, overshoot, jumps }: Whole) {
  const about = name ? { name } : {};
  const rules = { cells, die, start, chained, overshoot, jumps };
  const all = Object.entries({ format: "snl-board", version: 1, ...about, ...rules });
  return `{\n${all.map(([key, value]) => `  "${key}": ${dumped(value)}`).join(",\n")}\n}\n`;
}

function asMoveArray(board: Whole) {
  mustHold("A move array", board);
  const array = Array(board.cells).fill(-1);
  for (const [foot, end] of board.jumps) array[foot - 1] = end - 1;
  return `${dumped(array)}\n`;
}

function asGrid(board: Whole) {
  mustHold("A grid", board);
  const side = Math.sqrt(board.cells);
  if (!Number.isInteger(side))
    throw new Error(`A grid is a square, and ${board.cells} cells are not`);
  const rows = range(side).map(() => Array(side).fill(-1));
  const jumps = new Map(board.jumps);
  for (const { cell, row, column } of squareOf(side)) rows[row][column] = jumps.get(cell) ?? -1;
  return `[${rows.map(dumped).join(",\n ")}]\n`;
}

function asHackerRank(board: Whole) {
  mustHold("HackerRank's text", board, 100);
  const lines = ["1"];
  for (const up of [true, false]) {
    const some = board.jumps.filter(([foot, end]) => end > foot === up);
    lines.push(`${some.length}`, ...some.map((pair) => pair.join(" ")));
  }
  return `${lines.join("\n")}\n`;
}

export const NOTATIONS: Notation[] = [
  { name: "python", title: "Python: Board(...)", write: asPython },
  { name: "json", title: "JSON", write: asJson },
  { name: "move-array", title: "Move array, from 0", write: asMoveArray },
  { name: "grid", title: "LeetCode grid", write: asGrid },
  { name: "hackerrank", title: "HackerRank text", write: asHackerRank },
];
