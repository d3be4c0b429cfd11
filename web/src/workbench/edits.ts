/** What can be done to a board: each edit makes another board, so that it can be undone. */

import { jumpKind } from "../words.ts";
import { checkedBoard } from "./boards.ts";
import type { Unchecked, Whole } from "./boards.ts";
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

/** What was there before, to go back to and forth again. */
export function pastOf<Kind>(first: Kind) {
  let all = [first];
  let at = 0;
  return {
    now: () => all[at],
    add(next: Kind) {
      all = [...all.slice(0, at + 1), next];
      at += 1;
    },
    /** How far one can go: -1 back, 1 forth. */
    can: (by: number) => at + by >= 0 && at + by < all.length,
    go(by: number) {
      at += by;
      return all[at];
    },
  };
}
