/** What can be done to a board: each edit makes another board, so that it can be undone. */

import { checkedBoard } from "./boards.js";

/** @import { Whole } from "./boards.js" */
/** @typedef {[number, number]} Jump */

/** @param {Jump} jump */
export const kindOf = ([foot, end]) =>
  end > foot
    ? { kind: "ladder", ends: ["foot", "top"] }
    : { kind: "snake", ends: ["head", "tail"] };

/** "ladder 3→22". @param {Jump} jump */
export const jumpInWords = (jump) => `${kindOf(jump).kind} ${jump.join("→")}`;

/** @param {Whole} board @param {Jump[]} jumps @returns {Whole} */
const withJumps = (board, jumps) => checkedBoard({ ...board, name: "", jumps });

/** @param {Whole} board @param {number} foot */
export const without = (board, foot) =>
  withJumps(
    board,
    board.jumps.filter(([one]) => one !== foot),
  );

/** A cell has one jump at most: a second one takes the place of the first. @param {Whole} board @param {number} foot @param {number} end */
export const withJump = (board, foot, end) =>
  withJumps(board, [...without(board, foot).jumps, [foot, end]]);

/**
 * One end of a jump moved to another cell: end 0 is where it begins, end 1 where it leads.
 * @param {Whole} board
 * @param {Jump} jump
 * @param {number} end
 * @param {number} cell
 */
export function withEndMoved(board, [foot, last], end, cell) {
  const rest = without(board, foot);
  return end ? withJump(rest, foot, cell) : withJump(rest, cell, last);
}

/** The jumps that begin or end on a cell; the one that begins there first. @param {Whole} board @param {number | null} cell */
export const jumpsAt = ({ jumps }, cell) =>
  jumps
    .filter((jump) => cell !== null && jump.includes(cell))
    .sort((a, b) => Number(b[0] === cell) - Number(a[0] === cell));

/** Jumps that are off the board are lost. @param {Whole} board @param {Partial<Whole>} rules */
export function withRules(board, rules) {
  const cells = rules.cells ?? board.cells;
  const jumps = board.jumps.filter((jump) => Math.max(...jump) <= cells);
  return checkedBoard({ ...board, ...rules, name: "", jumps });
}

/**
 * What was there before, to go back to and forth again.
 * @template Kind
 * @param {Kind} first
 */
export function pastOf(first) {
  let all = [first];
  let at = 0;
  return {
    now: () => all[at],
    /** @param {Kind} next */
    add(next) {
      all = [...all.slice(0, at + 1), next];
      at += 1;
    },
    /** How far one can go: -1 back, 1 forth. @param {number} by */
    can: (by) => at + by >= 0 && at + by < all.length,
    /** @param {number} by */
    go(by) {
      at += by;
      return all[at];
    },
  };
}
