/** The board on the table: drawn as in the stepper, with a piece that moves on it. */

import { makeBoard } from "../board.js";
import { elementOf } from "../drawing.js";
import { flag, picture, put, svg } from "../dom.js";
import { anchorOf } from "../geometry.js";
import { jumpMarks } from "../marks.js";
import { rulesOf } from "../rules.js";
import { facesOf, layoutOf, summary } from "./boards.js";
import { searchOf } from "./search.js";

/** @import { Point } from "../geometry.js" */
/** @import { Mark } from "../marks.js" */
/** @import { Entry, MoveTriple, ShownMove } from "../types.js" */
/** @import { Whole } from "./boards.js" */
/** @typedef {ReturnType<typeof makeTable>} Table */

/**
 * What is to be seen on it.
 * @typedef {object} Scene
 * @property {number | null} [current]
 * @property {Iterable<number>} [near] cells that one throw can land on
 * @property {Map<number, number>} [distance]
 * @property {Map<number, number>} [predecessor]
 * @property {ShownMove | null} [move]
 * @property {boolean} [route] whether a shortest route is drawn
 * @property {boolean} [piece] whether a piece stands on the current cell
 */

const BODY = "M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z";
const HOP = 260;

/** @param {Point} point */
const shift = ([x, y]) => `translate(${x}px,${y}px)`;

/** @param {Whole} board */
export function makeTable(board) {
  const rules = rulesOf(board);
  const found = searchOf(rules);
  const trace = {
    board,
    layout: layoutOf(board.cells),
    answer: { route: found.route },
    // A cell is said to be in it.
    frontier_kind: "range of one throw",
  };
  const farthest = Math.max(...found.distance.values());
  const drawn = makeBoard(/** @type {any} */ ({ trace, rules, unit: "throws", farthest }));
  const { plan, cells } = drawn;
  const piece = svg("path.piece", { d: BODY });
  const sketch = svg("g.sketch");
  const [width, height] = [drawn.columns, plan.rows];
  const layer = picture(".layer.top", `0 0 ${width} ${height}`, sketch, piece);
  drawn.node.firstElementChild?.append(layer);
  let routed = "";
  const grid = drawn.node.querySelector("[role=grid]");
  if (grid) put(grid, "label", `Board: ${summary(board)}`);
  const jumpLayer = drawn.node.querySelector(".s-jumps");

  /** The points a piece passes on its move. @param {ShownMove} move @returns {Point[]} */
  function pathOf({ from, landing, stand, feet }) {
    const ends = feet.map((foot) => rules.jumps.get(foot) ?? stand);
    return [from, landing, ...ends].map((cell) => anchorOf(plan, cell));
  }

  return {
    ...found,
    board,
    rules,
    plan,
    cells,
    faces: facesOf(board.die),
    node: drawn.node,
    shape: drawn.shape,
    columns: drawn.columns,
    mark: drawn.mark,
    /** @param {Scene} scene */
    paint(scene) {
      const { current = null, near = [], distance, predecessor, move = null } = scene;
      const { route = false, piece: stands = true } = scene;
      /** @type {any} */
      const state = {
        current,
        frontier: [...near].map((cell) => /** @type {Entry} */ ([cell, ""])),
        distance: distance ?? new Map(),
        predecessor: predecessor ?? new Map(),
        visited: new Map(),
      };
      // Another route is drawn anew; the same one stays, because that costs much of a redraw.
      const legs = `${trace.answer.route}`;
      if (route && legs !== routed) drawn.paint(state, new Set(), move, false);
      routed = legs;
      drawn.paint(state, new Set(), move, route);
      put(piece, "visibility", !(stands && current !== null) && "hidden");
      if (current !== null) put(piece, "style", `transform:${shift(anchorOf(plan, current))}`);
    },
    /** Shows how the piece came where it is. @param {ShownMove} move */
    walk(move) {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const points = pathOf(move);
      const [[ax, ay], [bx, by]] = points;
      const top = /** @type {Point} */ ([(ax + bx) / 2, Math.min(ay, by) - 0.35]);
      const frames = [points[0], top, ...points.slice(1)].map((at) => ({ transform: shift(at) }));
      piece.animate(frames, { duration: HOP * (points.length - 1), easing: "ease-in-out" });
    },
    /**
     * Shows a board of the same size with other jumps in its place, until it is made or dropped.
     * Only what differs is drawn: this follows the hand.
     * @param {Whole} other
     */
    trial(other) {
      const wanted = new Map(other.jumps);
      /** @type {Set<number>} */
      const kept = new Set();
      for (const jump of [...(jumpLayer?.children ?? [])]) {
        const [foot, end] = (jump.getAttribute("data-ends") ?? "").split(" ").map(Number);
        if (wanted.get(foot) === end) kept.add(foot);
        else jump.remove();
      }
      const added = new Map(other.jumps.filter(([foot]) => !kept.has(foot)));
      const fresh = jumpMarks(plan, added).map(elementOf);
      for (const jump of fresh) flag(jump, "lit", true);
      jumpLayer?.append(...fresh);
      rules.jumps.clear();
      for (const [foot, end] of wanted) rules.jumps.set(foot, end);
      const now = searchOf(rules);
      trace.answer.route = now.route;
      return now;
    },
    /** Shows one jump strongly. @param {[number, number] | null} jump */
    light(jump) {
      for (const one of jumpLayer?.children ?? []) {
        flag(one, "lit", one.getAttribute("data-ends") === jump?.join(" "));
      }
    },
    /** Draws over everything what is not there yet. @param {Mark[]} marks */
    sketch: (marks) => sketch.replaceChildren(...marks.map(elementOf)),
    /** The cell at a point of the window. @param {number} x @param {number} y */
    cellAt(x, y) {
      const tree = /** @type {Document | ShadowRoot} */ (drawn.node.getRootNode());
      const node = tree.elementFromPoint(x, y)?.closest("[data-cell]");
      const cell =
        node && drawn.node.contains(node) && /** @type {HTMLElement} */ (node).dataset.cell;
      return cell ? Number(cell) : null;
    },
  };
}

/** The cells a throw can land on. @param {MoveTriple[]} moves */
export const landingsOf = (moves) => new Set(moves.map(([, landing]) => landing));
