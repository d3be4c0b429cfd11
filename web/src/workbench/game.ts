/** A game of one: where you stand, and the throws that led you there. */

import { wholeMove } from "../moves.ts";
import type { Rules } from "../rules.ts";

export type Game = ReturnType<typeof gameOf>;

export function gameOf(rules: Rules) {
  const thrown: ReturnType<typeof wholeMove>[] = [];
  const at = () => thrown.at(-1)?.stand ?? rules.start;
  return {
    thrown,
    at,
    moves: () => rules.moves(at()),
    won: () => at() === rules.cells,
    /** Whether this face moves you. */
    throws(face: number) {
      const move = rules.moves(at()).find(([one]) => one === face);
      if (move) thrown.push(wholeMove(rules, at(), move));
      return move !== undefined;
    },
    undo: () => thrown.pop() !== undefined,
    /** The cells you stood on, each with the number of throws when you last did. */
    trail() {
      const trail = new Map([[rules.start, 0]]);
      for (const [index, { stand }] of thrown.entries()) trail.set(stand, index + 1);
      return trail;
    },
  };
}
