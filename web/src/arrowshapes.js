/**
 * The shapes of what is thrown and where it leads: arcs, arrows, and the pips of a die.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import { between } from "./geometry.js";

const { shape } = appearance;

/** @import { Point } from "./geometry.js" */

/**
 * The arc of a throw: it rises above the line from the cell to the landing.
 * @param {Point} from
 * @param {Point} to
 */
export function arcShape(from, to) {
  const { length, spot } = between(from, to);
  const bend = shape.arc.least + shape.arc.more * length;
  // The side that is higher on the board; to the left, if the throw goes straight up.
  const side = to[0] >= from[0] ? -1 : 1;
  const turn = spot(length / 2, side * bend * 2);
  const tip = between(turn, to).spot(between(turn, to).length - 0.06);
  const { spot: back } = between(tip, turn);
  const { head } = shape.arc;
  return { from, turn, tip, wings: [back(head, head * 0.55), tip, back(head, -head * 0.55)] };
}

/**
 * An arrow, `bend` cells aside in its middle; a `gap` keeps it clear of its ends.
 * @param {Point} from
 * @param {Point} to
 * @param {number} bend
 * @param {number} gap
 * @param {number} head
 */
export function arrowShape(from, to, bend, gap, head) {
  const { length, spot } = between(from, to);
  const clear = Math.min(gap, length / 4);
  const tip = spot(length - clear);
  const turn = spot(length / 2, 2 * bend);
  const { spot: back } = between(tip, turn);
  return {
    from: spot(clear),
    turn,
    tip,
    middle: spot(length / 2, bend),
    wings: [back(head, head / 2), tip, back(head, -head / 2)],
  };
}

/**
 * Where the pips of a face are on a die with its middle at 0, 0; none for faces above 6.
 * @param {number} face
 * @returns {Point[]}
 */
export function pipsOf(face) {
  const by = shape.die.side * 0.27;
  /** @type {Record<string, Point[]>} */
  const groups = {
    middle: [[0, 0]],
    rising: [
      [-by, by],
      [by, -by],
    ],
    falling: [
      [-by, -by],
      [by, by],
    ],
    sides: [
      [-by, 0],
      [by, 0],
    ],
  };
  const { middle, rising, falling, sides } = groups;
  if (!Number.isInteger(face) || face < 1 || face > 6) return [];
  return [
    ...(face % 2 ? middle : []),
    ...(face > 1 ? falling : []),
    ...(face > 3 ? rising : []),
    ...(face === 6 ? sides : []),
  ];
}
