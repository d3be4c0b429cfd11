/** What can be done to a board: each edit makes another board, so that it can be undone. */

import { jumpKind } from "../words.ts";
import { range } from "../geometry.ts";
import { checkedBoard, type Unchecked, type Whole } from "./boards.ts";
import type { Jump } from "../types.ts";

/** "ladder 3→22". */
export const jumpInWords = (jump: Jump) => `${jumpKind(jump).kind} ${jump.join("→")}`;

const withJumps = (board: Whole, jumps: Jump[]): Whole =>
  checkedBoard({ ...board, name: "", jumps });

export const without = (board: Whole, foot: number) =>
  withJumps(
    board,
    board.jumps.filter(([one]) => one !== foot),
  );

/** A cell has one jump at most: a second one takes the place of the first. */
export const withJump = (board: Whole, foot: number, end: number) =>
  withJumps(board, [...without(board, foot).jumps, [foot, end]]);

/** One end of a jump moved to another cell: end 0 is where it begins, end 1 where it leads. */
export function withEndMoved(board: Whole, [foot, last]: Jump, end: number, cell: number) {
  const rest = without(board, foot);
  return end ? withJump(rest, foot, cell) : withJump(rest, cell, last);
}

/** The jumps that begin or end on a cell; the one that begins there first. */
export const jumpsAt = ({ jumps }: Whole, cell: number | null) =>
  jumps
    .filter((jump) => cell !== null && jump.includes(cell))
    .sort((a, b) => Number(b[0] === cell) - Number(a[0] === cell));

/** Jumps that are off the board are lost. */
export function withRules(board: Whole, rules: Unchecked) {
  const cells = Number(rules.cells ?? board.cells);
  const jumps = board.jumps.filter((jump) => Math.max(...jump) <= cells);
  return checkedBoard({ ...board, ...rules, name: "", jumps });
}

/**
 * The same size and rules with other jumps. As on a printed board, no cell belongs to two of them.
 */
export function randomBoard(board: Whole, chance: () => number = Math.random): Whole {
  const free = range(Math.max(0, board.cells - 2)).map((index) => index + 2);
  const count = Math.min(Math.round(board.cells / 8), Math.floor(free.length / 4));
  const pick = () => free.splice(Math.floor(chance() * free.length), 1)[0];
  const jumps: Jump[] = range(2 * count).map((index) => {
    const [low, high] = [pick(), pick()].sort((a, b) => a - b);
    return index < count ? [low, high] : [high, low];
  });
  return checkedBoard({ ...board, name: "", jumps });
}
