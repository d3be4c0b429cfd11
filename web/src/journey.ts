/** The way of a piece on its move: from cell to cell, then up the ladder or down along the snake. */

import { anchorOf, clamp, range, type Plan, type Point } from "./geometry.ts";
import { endsOf, mannerOf, spineOf } from "./jumpshapes.ts";
import type { ShownMove } from "./types.ts";

/** Where the piece is so many milliseconds after the beginning, and how it goes on from there. */
interface Spot {
  at: Point;
  time: number;
  easing: string;
}

/** Milliseconds for a cell, and for a jump. */
const [HOP, RIDE] = [150, 350];
/** How high above the line between two cells it hops. */
const HIGH = 0.25;
/** Along so many points of its middle line a piece goes down a snake. */
const BENDS = 24;

/** The cells that a throw passes, with the first and the last. Past the goal it turns back. */
export function cellsOf({ from, face, landing }: ShownMove, goal: number): number[] {
  if (face === null) return [from];
  const highest = Math.min(from + face, goal);
  const up = range(highest - from + 1).map((step) => from + step);
  return [...up, ...range(highest - landing).map((step) => highest - 1 - step)];
}

/** The points along a jump, both ends among them. */
function rideOf(plan: Plan, jumps: Map<number, number>, foot: number): Point[] {
  const end = jumps.get(foot) ?? foot;
  if (end > foot) {
    const { length, spot } = endsOf(plan, foot, end);
    return [spot(0), spot(length), anchorOf(plan, end)];
  }
  const ladders = [...jumps].filter(([one, top]) => one < top);
  const spine = spineOf(plan, foot, end, mannerOf(plan, foot, end, ladders));
  return [...range(BENDS + 1).map((bend) => spine(bend / BENDS)), anchorOf(plan, end)];
}

/**
 * Where a piece is at which time, for one move.
 * @param most the milliseconds it may take: a longer way is gone faster
 */
export function journeyOf(
  plan: Plan,
  jumps: Map<number, number>,
  move: ShownMove,
  most: number,
): Spot[] {
  const cells = cellsOf(move, plan.cells);
  const points = cells.map((cell) => anchorOf(plan, cell));
  const spots: Spot[] = [{ at: points[0], time: 0, easing: "ease-out" }];
  let time = 0;
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [left, top] = points[index];
    const high: Point = [(left + x) / 2, Math.min(top, y) - HIGH];
    spots.push({ at: high, time: time + HOP / 2, easing: "ease-in" });
    time += HOP;
    spots.push({ at: [x, y], time, easing: "ease-out" });
  }
  for (const foot of move.feet) {
    const way = rideOf(plan, jumps, foot);
    for (const [index, at] of way.entries()) {
      spots.push({ at, time: time + (RIDE * (index + 1)) / way.length, easing: "linear" });
    }
    time += RIDE;
  }
  const part = clamp(most / (time || 1), 0, 1);
  return spots.map((spot) => ({ ...spot, time: spot.time * part }));
}
