/**
 * Points, lines and curves: pure numbers, one unit for a cell, x to the right and y down.
 *
 * matplotlib draws the same shapes in `snl_algos/pictures`. The measures of both are in
 * `snl_algos/appearance.json`.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };

export const { shape } = appearance;

export type Point = [number, number];
export type Plan = { cells: number; start: number; columns: number; rows: number };
export type Curve = (t: number) => Point;

/** The numbers from 0 up to `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value));

/** The row (from the bottom) and the column (from the left) of a cell; cell 0 is left of cell 1. */
export function placeOf({ start, columns }: Plan, cell: number): [number, number] {
  const outside = 1 - start;
  if (cell === 0) return [0, 0];
  const row = Math.floor((cell - 1) / columns);
  const along = (cell - 1) % columns;
  return [row, outside + (row % 2 ? columns - 1 - along : along)];
}

/** The numbers of all cells; a start off the board is one, too. */
export function numbersOf({ cells, start }: Plan) {
  return range(cells + 1 - start).map((index) => index + start);
}

export const wideOf = ({ columns, start }: Plan) => columns + 1 - start;

/** The point of a cell where a piece stands and jumps begin and end. */
export function anchorOf(plan: Plan, cell: number): Point {
  const [row, column] = placeOf(plan, cell);
  const [x, y] = shape.anchor;
  return [column + x, plan.rows - row - 1 + y];
}

/** The length of a line, and the point `far` along it and `aside` of it. */
export function between([ax, ay]: Point, [bx, by]: Point) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const x = (bx - ax) / length;
  const y = (by - ay) / length;
  const spot = (far: number, aside = 0): Point => [
    ax + far * x - aside * y,
    ay + far * y + aside * x,
  ];
  return { length, spot };
}

/** How far a point is from a piece of a line. */
export function distanceFrom([px, py]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = clamp(along, 0, 1);
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** The direction of a curve at t, per unit of t. */
export function slope(curve: Curve, t: number): Point {
  const step = 1e-4;
  const [[ax, ay], [bx, by]] = [curve(t - step), curve(t + step)];
  return [(bx - ax) / (2 * step), (by - ay) / (2 * step)];
}

/** A curve as cubic Bézier pieces: the first point, then three more for each piece. */
export function smooth(curve: Curve, first: number, last: number, pieces: number): Point[] {
  const step = (last - first) / pieces;
  const points = [curve(first)];
  for (const piece of range(pieces)) {
    const [t, u] = [first + piece * step, first + (piece + 1) * step];
    const [[tx, ty], [ux, uy]] = [curve(t), curve(u)];
    const [[tdx, tdy], [udx, udy]] = [slope(curve, t), slope(curve, u)];
    points.push(
      [tx + (tdx * step) / 3, ty + (tdy * step) / 3],
      [ux - (udx * step) / 3, uy - (udy * step) / 3],
      [ux, uy],
    );
  }
  return points;
}

/** On a board whose distances are all smaller, neighbouring tints would differ too much. */
const LEAST_FARTHEST = 4;

/** Which of the tints a distance has: the first at 0, the last at the farthest cell of the run. */
export const tintOf = (distance: number, farthest: number) => {
  const last = appearance.light.tints.length - 1;
  return Math.round(last * clamp(distance / Math.max(farthest, LEAST_FARTHEST), 0, 1));
};
