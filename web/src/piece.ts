/** The piece on a board: it stands on a cell, or shows how it came there. */

import { put, svg } from "./dom.ts";
import { anchorOf, type Plan, type Point } from "./geometry.ts";
import { journeyOf } from "./journey.ts";
import type { ShownMove } from "./types.ts";

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
