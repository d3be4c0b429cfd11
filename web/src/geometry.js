/**
 * Points, lines and curves: pure numbers, one unit for a cell, x to the right and y down.
 *
 * matplotlib draws the same shapes in `snl_algos/pictures`. The measures of both are in
 * `snl_algos/appearance.json`.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };

const { shape } = appearance;

/** @typedef {[number, number]} Point */
/** @typedef {{cells: number, start: number, columns: number, rows: number}} Plan */
/** @typedef {(t: number) => Point} Curve */

/**
 * The numbers from 0 up to `count`.
 * @param {number} count
 */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/**
 * A number that is kept within two others.
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * The row (from the bottom) and the column (from the left) of a cell; cell 0 is left of cell 1.
 * @param {Plan} plan
 * @param {number} cell
 * @returns {[number, number]}
 */
export function placeOf({ start, columns }, cell) {
  const outside = start === 0 ? 1 : 0;
  if (cell === 0) return [0, 0];
  const row = Math.floor((cell - 1) / columns);
  const along = (cell - 1) % columns;
  return [row, outside + (row % 2 ? columns - 1 - along : along)];
}

/** How many cells wide a board is. @param {Plan} plan */
export const wideOf = ({ columns, start }) => columns + (start === 0 ? 1 : 0);

/**
 * The point of a cell where a piece stands and jumps begin and end.
 * @param {Plan} plan
 * @param {number} cell
 * @returns {Point}
 */
export function anchorOf(plan, cell) {
  const [row, column] = placeOf(plan, cell);
  const [x, y] = shape.anchor;
  return [column + x, plan.rows - row - 1 + y];
}

/**
 * The length of a line, and the point `far` along it and `aside` of it.
 * @param {Point} from
 * @param {Point} to
 */
export function between([ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const x = (bx - ax) / length;
  const y = (by - ay) / length;
  /** @type {(far: number, aside?: number) => Point} */
  const spot = (far, aside = 0) => [ax + far * x - aside * y, ay + far * y + aside * x];
  return { length, spot };
}

/**
 * How far a point is from a piece of a line.
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
export function distanceFrom([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = clamp(along, 0, 1);
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/**
 * The direction of a curve at t, per unit of t.
 * @param {Curve} curve
 * @param {number} t
 * @returns {Point}
 */
export function slope(curve, t) {
  const step = 1e-4;
  const [[ax, ay], [bx, by]] = [curve(t - step), curve(t + step)];
  return [(bx - ax) / (2 * step), (by - ay) / (2 * step)];
}

/**
 * A curve as cubic Bézier pieces: the first point, then three more for each piece.
 * @param {Curve} curve
 * @param {number} first
 * @param {number} last
 * @param {number} pieces
 * @returns {Point[]}
 */
export function smooth(curve, first, last, pieces) {
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

/**
 * Which of the tints a distance has: the first at 0, the last at the farthest cell of the run.
 * @param {number} distance
 * @param {number} farthest
 */
export const tintOf = (distance, farthest) => {
  const last = appearance.light.tints.length - 1;
  return Math.round(last * clamp(distance / Math.max(farthest, LEAST_FARTHEST), 0, 1));
};
