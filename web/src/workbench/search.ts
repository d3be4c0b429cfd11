/**
 * The small search of the page: how many throws each cell needs, and one shortest route.
 *
 * It updates while you draw, so it is here and not in Python. The rule book holds it to the moves
 * and the distances of everybody else.
 */

import type { MoveTriple } from "../types.ts";
import type { Rules } from "../rules.ts";

export interface Found {
  /** Fewest throws to stand on each cell that can be reached. */
  distance: Map<number, number>;
  /** The cell that it was first reached from. */
  predecessor: Map<number, number>;
  /** To the goal; null if it is out of reach. */
  throws: number | null;
  route: MoveTriple[];
}

export function searchOf({ start, cells: goal, moves }: Rules): Found {
  const distance = new Map([[start, 0]]);
  const predecessor = new Map<number, number>();
  const by = new Map<number, MoveTriple>();
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
  const route: MoveTriple[] = [];
  for (let at = goal, move = by.get(at); move; move = by.get(at)) {
    route.unshift(move);
    at = predecessor.get(at) ?? start;
  }
  return { distance, predecessor, throws: distance.get(goal) ?? null, route };
}
