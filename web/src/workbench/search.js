/**
 * The small search of the page: how many throws each cell needs, and one shortest route.
 *
 * It updates while you draw, so it is here and not in Python. The rule book holds it to the moves
 * and the distances of everybody else.
 */

/** @import { MoveTriple } from "../types.js" */
/** @import { Rules } from "../rules.js" */

/**
 * @typedef {object} Found
 * @property {Map<number, number>} distance fewest throws to stand on each cell that can be reached
 * @property {Map<number, number>} predecessor the cell that it was first reached from
 * @property {number | null} throws to the goal; null if it is out of reach
 * @property {MoveTriple[]} route one shortest route; empty if there is none
 */

/**
 * Breadth-first search from the start.
 * @param {Rules} rules
 * @returns {Found}
 */
export function searchOf({ start, cells: goal, moves }) {
  const distance = new Map([[start, 0]]);
  /** @type {Map<number, number>} */
  const predecessor = new Map();
  /** @type {Map<number, MoveTriple>} */
  const by = new Map();
  const queue = [start];
  // The queue grows while it is walked.
  for (const cell of queue) {
    const throws = (distance.get(cell) ?? 0) + 1;
    for (const move of moves(cell)) {
      const stand = move[2];
      if (distance.has(stand)) continue;
      distance.set(stand, throws);
      predecessor.set(stand, cell);
      by.set(stand, move);
      queue.push(stand);
    }
  }
  /** @type {MoveTriple[]} */
  const route = [];
  for (let at = goal, move = by.get(at); move; move = by.get(at)) {
    route.unshift(move);
    at = predecessor.get(at) ?? start;
  }
  return { distance, predecessor, throws: distance.get(goal) ?? null, route };
}
