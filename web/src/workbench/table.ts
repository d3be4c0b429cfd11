/** The board on the table: drawn as in the stepper, with a piece that moves on it. */

import { makeBoard, NOTHING } from "../board.ts";
import { el, svg, treeOf } from "../dom.ts";
import { anchorOf } from "../geometry.ts";
import { rulesOf } from "../rules.ts";
import { layoutOf, summary, type Whole } from "./boards.ts";
import { searchOf } from "./search.ts";
import type { Entry, ShownMove } from "../types.ts";

export type Table = ReturnType<typeof makeTable>;

interface Scene {
  current?: number | null;
  /** Cells that one throw can land on. */
  near?: number[];
  distance?: Map<number, number>;
  predecessor?: Map<number, number>;
  move?: ShownMove | null;
  route?: boolean;
  /** Whether a piece stands on the current cell. */
  piece?: boolean;
}

/** The milliseconds that a move may take, however far it goes. */
const MOST = 1400;

export function makeTable(board: Whole) {
  const rules = rulesOf(board);
  const found = searchOf(rules);
  const drawn = makeBoard({
    layout: layoutOf(board.cells),
    rules,
    label: `Board: ${summary(board)}`,
    waits: "in the range of one throw",
    unit: "throws",
    farthest: Math.max(...found.distance.values()),
  });
  let shortest = found.route;
  const { plan, piece } = drawn;
  const sketch = svg("g.sketch");
  drawn.top.prepend(sketch);

  const light = (feet: number[]) => drawn.flagJumps("lit", feet);

  return {
    ...drawn,
    ...found,
    board,
    rules,
    paint(scene: Scene) {
      const { near = [], move = null, route = false, piece: stands = true, ...known } = scene;
      const frontier = near.map((cell): Entry => [cell, ""]);
      const state = { ...NOTHING, ...known, frontier };
      drawn.paint(state, [], move, route ? shortest : []);
      piece.stand(stands ? state.current : null);
    },
    /** Shows how the piece came where it is, and celebrates if that is the goal. */
    walk(move: ShownMove) {
      piece.walk([move], MOST, () => move.stand === board.cells && drawn.celebrate());
    },
    /** Shows a board of the same size with other jumps in its place, until it is made or dropped. */
    trial(other: Whole) {
      const former = new Map(board.jumps);
      const fresh = other.jumps.filter(([foot, end]) => former.get(foot) !== end);
      rules.jumps.clear();
      for (const [foot, end] of other.jumps) rules.jumps.set(foot, end);
      drawn.drawJumps();
      light(fresh.map(([foot]) => foot));
      const now = searchOf(rules);
      shortest = now.route;
      return now;
    },
    light,
    /** Draws handles, to drag a jump by its ends. */
    hold(ends: number[]) {
      const handles = ends.map((cell) => {
        const [cx, cy] = anchorOf(plan, cell);
        const style = "fill:var(--paper);stroke:var(--now);stroke-width:.06px";
        return svg("circle", { cx, cy, r: 0.13, style });
      });
      sketch.replaceChildren(...handles);
    },
    cellAt(x: number, y: number) {
      const found = treeOf(drawn.node).elementFromPoint(x, y);
      const node = found?.closest<HTMLElement>("[data-cell]");
      const cell = node && drawn.node.contains(node) && node.dataset.cell;
      return cell ? Number(cell) : null;
    },
  };
}

/** A table as a small picture, in which nothing can be chosen. */
export const thumbOf = ({ columns, shape, node }: Table) =>
  el(".thumb", { inert: "", style: `--columns:${columns};--shape:${shape}` }, node);
