/** The piece on a board: it stands on a cell, or goes there from cell to cell, up a ladder or down a snake. */

import { put, svg } from "./dom.ts";
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

const BODY = "M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z";

const shift = ([x, y]: Point) => `translate(${x}px,${y}px)`;

export function makePiece(plan: Plan, jumps: Map<number, number>) {
  const node = svg("path.piece", { d: BODY, visibility: "hidden" });
  let walking: Animation | null = null;
  let place: number | null = null;

  function rest() {
    walking?.cancel();
    walking = null;
    put(node, "visibility", place === null && "hidden");
  }
  return {
    node,
    /** Where it is when it does not move: on a cell, or nowhere. */
    stand(cell: number | null) {
      place = cell;
      rest();
      if (cell !== null) put(node, "style", `transform:${shift(anchorOf(plan, cell))}`);
    },
    /** It is at once where it goes. */
    rest,
    /**
     * Goes along some moves, one after the other, to where it stands; one that stands nowhere is
     * gone again then. Who wants less motion sees it there at once.
     * @param most the milliseconds that a move may take
     */
    walk(moves: ShownMove[], most: number, arrive?: () => void) {
      rest();
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      let begun = 0;
      const spots = moves.flatMap((move) => {
        const leg = journeyOf(plan, jumps, move, most).map((spot) => ({
          ...spot,
          time: begun + spot.time,
        }));
        begun = leg.at(-1)?.time ?? begun;
        return leg;
      });
      if (begun === 0) return;
      const frames = spots.map(({ at, time, easing }) => ({
        transform: shift(at),
        offset: time / begun,
        easing,
      }));
      put(node, "visibility", null);
      walking = node.animate(frames, { duration: begun });
      walking.onfinish = () => {
        rest();
        arrive?.();
      };
    },
  };
}
