/** The shapes of what is thrown and where it leads: arcs, arrows, and the pips of a die. */

import { between, clamp, shape } from "./geometry.ts";
import type { Point } from "./geometry.ts";

/**
 * The head of an arrow whose shaft comes from `turn`: its corners, and the middle of its base,
 * where the shaft ends.
 * @param half half of its width
 */
function headShape(tip: Point, turn: Point, length: number, half: number) {
  const { spot } = between(tip, turn);
  return { neck: spot(length), wings: [spot(length, half), tip, spot(length, -half)] };
}

/**
 * The arc of a throw: it rises above the line from the cell to the landing, and stays on the board.
 * @param wide how wide the board is
 */
export function arcShape(from: Point, to: Point, wide: number) {
  const { least, more, head, edge } = shape.arc;
  const { length, spot } = between(from, to);
  const bend = least + more * length;
  // The side that is higher on the board; to the left, if the throw goes straight up or down.
  const right = to[0] - from[0] || from[1] - to[1];
  const side = right > 0 ? -1 : 1;
  const [x, y] = spot(length / 2, side * bend * 2);
  const turn = [clamp(x, edge, wide - edge), Math.max(y, edge)] as Point;
  const last = between(turn, to);
  const tip = last.spot(last.length - 0.06);
  return { from, turn, tip, ...headShape(tip, turn, head, head * 0.4) };
}

/** An arrow, `bend` cells aside in its middle; a `gap` keeps it clear of its ends. */
export function arrowShape(from: Point, to: Point, bend: number, gap: number, head: number) {
  const { length, spot } = between(from, to);
  const clear = Math.min(gap, length / 4);
  const tip = spot(length - clear);
  const turn = spot(length / 2, 2 * bend);
  return {
    from: spot(clear),
    turn,
    tip,
    middle: spot(length / 2, bend),
    ...headShape(tip, turn, head, head / 2),
  };
}

/** Where the pips of a face are on a die with its middle at 0, 0; none for faces above 6. */
export function pipsOf(face: number): Point[] {
  if (face > 6) return [];
  const by = shape.die.side * 0.27;
  const middle: Point[] = [[0, 0]];
  const pair = (x: number, y: number): Point[] => [
    [x, y],
    [-x, -y],
  ];
  return [
    ...(face % 2 ? middle : []),
    ...(face > 1 ? pair(-by, -by) : []),
    ...(face > 3 ? pair(-by, by) : []),
    ...(face === 6 ? pair(-by, 0) : []),
  ];
}
