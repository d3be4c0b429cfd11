/**
 * The board. Ladders and snakes lie above the colours of its cells; arcs, arrows and the piece above
 * these, and the numbers above everything.
 */

import { elementOf } from "./drawing.ts";
import { el, flag, marker, picture, put, puts, svg } from "./dom.ts";
import { tintOf, wideOf } from "./geometry.ts";
import { makeGrid } from "./grid.ts";
import { goalMark, jumpMarks, moveMarks, routeMarks, treeMarks } from "./marks.ts";
import { movesAlong } from "./moves.ts";
import { cornersOf } from "./jumpshapes.ts";
import { makePiece } from "./piece.ts";
import { amount, jumpsInWords, shown } from "./words.ts";
import type { Rules } from "./rules.ts";
import type { Finding, MoveTriple, ShownMove, State } from "./types.ts";

export type Board = ReturnType<typeof makeBoard>;
/** What a board shows of a state. */
export type Shown = Pick<
  State,
  "current" | "frontier" | "second" | "distance" | "predecessor" | "visited"
>;

/** Before anything is known. */
export const NOTHING: Shown = {
  current: null,
  frontier: [],
  second: [],
  distance: new Map(),
  predecessor: new Map(),
  visited: new Map(),
};

/** What a board is drawn of. */
interface Drawing {
  layout: { rows: number; columns: number };
  rules: Rules;
  label: string;
  /** What is said of a cell in the frontier. */
  waits: string;
  unit: string;
  /** The distance of the last tint. */
  farthest: number;
}

/** The milliseconds from one arrow of a route to the next, as in the style sheet. */
const LEG = 400;

export function makeBoard({ layout, rules, label: title, waits, unit, farthest }: Drawing) {
  const { start, cells: last, jumps } = rules;
  const plan = { cells: last, start, ...layout };
  const { rows } = layout;
  const wide = wideOf(plan);
  const { node: grid, cells } = makeGrid(plan, title);
  const looks = new Map<number, string>();
  const markNew = marker("new");
  const markTouched = marker("touched");
  let treeShown = false;
  let state = NOTHING;
  let found = new Set<number>();
  let move: ShownMove | null = null;
  let route: MoveTriple[] = [];

  const view = `0 0 ${wide} ${rows}`;
  const goalLayer = picture(".layer", view, elementOf(goalMark(plan)));
  const jumpLayer = picture(".layer.jumps", view);
  const [treeLayer, moveLayer, routeLayer] = ["g.tree", "g.move", "g.route"].map((spec) =>
    svg(spec),
  );
  const above = picture(".layer.above", view, treeLayer, moveLayer, routeLayer);
  const piece = makePiece(plan, jumps);
  const top = picture(".layer.top", view, piece.node);
  const sheet = el(".sheet", grid, goalLayer, jumpLayer, above, top);

  /** Whether a search has reached any cell: before that, none is "not reached". */
  const begun = () => state.distance.size + state.visited.size > 0;

  function label(cell: number, current: boolean, waiting: boolean) {
    const [distance, from] = [state.distance.get(cell), state.predecessor.get(cell)];
    const words = [`cell ${cell}`, cells.get(cell)?.dataset.end, ...jumpsInWords(cell, jumps)];
    const seen = state.visited.has(cell) ? "visited" : begun() ? "not reached" : "";
    words.push(
      current ? "current" : "",
      distance != null ? `reached in ${amount(distance, unit)}` : seen,
      from != null ? `from ${from}` : "",
      waiting ? waits : "",
      found.has(cell) ? "part of what is wrong" : "",
    );
    return words.filter(Boolean).join(", ");
  }

  function paintCell(cell: number, node: HTMLElement, waiting: boolean) {
    const current = state.current === cell;
    const visited = state.visited.has(cell);
    const distance = state.distance.get(cell);
    const from = state.predecessor.get(cell);
    const look = `${[begun(), current, waiting, visited, distance, from, found.has(cell)]}`;
    if (looks.get(cell) === look) return;
    looks.set(cell, look);
    const reached = distance != null ? "reached" : visited && "visited";
    const tint = distance != null && tintOf(distance, farthest);
    puts(node, {
      "data-distance": distance,
      "data-tint": tint,
      "data-from": from,
      "data-visited": visited,
      "aria-current": current,
      "data-state": current ? "current" : waiting ? "frontier" : reached,
      label: label(cell, current, waiting),
    });
    if (tint !== false) node.style.setProperty("--tint", `var(--tint-${tint})`);
    put(node.lastChild as Element, "data-is", shown(distance) || null);
  }

  function paintCells() {
    const waiting = new Set([...state.frontier, ...state.second].map(([cell]) => cell));
    for (const [cell, node] of cells) paintCell(cell, node, waiting.has(cell));
  }

  function paintTree() {
    const marks = treeShown ? treeMarks(plan, state.predecessor, state.current) : [];
    treeLayer.replaceChildren(...marks.map(elementOf));
  }

  const jumpsFrom = (feet: number[]) =>
    feet.map((foot) => jumpLayer.querySelector(`[data-ends="${foot} ${jumps.get(foot)}"]`));

  function flagJumps(name: string, feet: number[]) {
    const chosen = new Set(jumpsFrom(feet));
    for (const jump of jumpLayer.children) flag(jump, name, chosen.has(jump));
  }

  function paintRoute() {
    const feet = route.flatMap(([, landing, cell]) =>
      cell === landing ? [] : rules.ride(landing).feet,
    );
    routeLayer.replaceChildren(...routeMarks(plan, route, start).map(elementOf));
    flag(jumpLayer, "routed", route.length);
    flagJumps("taken", feet);
  }

  function drawJumps() {
    jumpLayer.replaceChildren(...jumpMarks(plan, jumps).map(elementOf));
    const corners = cornersOf(plan, jumps);
    for (const [cell, node] of cells) {
      const { number, badge } = corners(cell);
      flag(node, "number-aside", number);
      flag(node, "badge-aside", badge);
    }
    paintRoute();
  }

  /** At the goal the flag waves. */
  const celebrate = () => flag(sheet, "arrived", true);

  drawJumps();
  const size = `${wide > 7 ? ".close" : ""}${wide > 12 ? ".dense" : ""}${wide > 24 ? ".tiny" : ""}`;
  return {
    plan,
    cells,
    columns: wide,
    /** How many times as wide as high it is. */
    shape: wide / rows,
    node: el(`.board${size}`, { style: `--wide:${wide};--high:${rows}` }, sheet),
    /** @param most the milliseconds in which the piece may show a new move; by default it does not */
    paint(
      next: Shown,
      changed: Iterable<number>,
      nextMove: ShownMove | null,
      nextRoute: MoveTriple[],
      most = 0,
    ) {
      state = next;
      const isNew = `${Object.values(nextMove ?? {})}` !== `${Object.values(move ?? {})}`;
      const isNewRoute = `${nextRoute}` !== `${route}`;
      [move, route] = [nextMove, nextRoute];
      if (isNew || isNewRoute || route.length) piece.rest();
      flag(sheet, "arrived", false);
      paintCells();
      markNew([...changed].map((cell) => cells.get(cell)));
      paintTree();
      moveLayer.replaceChildren(...(move ? moveMarks(plan, move) : []).map(elementOf));
      markTouched(jumpsFrom(move?.feet ?? []));
      // The same route stays: to draw it anew costs much of a redraw.
      if (isNewRoute) paintRoute();
      if (most > 0 && route.length) piece.walk(movesAlong(rules, route), LEG, celebrate);
      else if (most > 0 && isNew && move) piece.walk([move], most);
    },
    piece,
    flagJumps,
    /** Draws the jumps again, where there are others now. */
    drawJumps,
    /** The layer above everything but the numbers. */
    top,
    celebrate,
    showTree(on: boolean) {
      treeShown = on;
      paintTree();
    },
    /** Rings the cell that differs, if there is one, and marks what the findings name. */
    mark(differs: number | null, findings: Finding[]) {
      const moves = findings.flatMap((finding) => finding.moves ?? []);
      const named = findings.flatMap((finding) => finding.jumps ?? []);
      const ridden = moves.flatMap(([, landing]) => rules.ride(landing).feet);
      flagJumps("found", [...named.map(([foot]) => foot), ...ridden]);
      found = new Set(findings.flatMap((finding) => finding.cells ?? []));
      for (const [cell, node] of cells) {
        flag(node, "differs", cell === differs);
        flag(node, "found", found.has(cell));
      }
      paintCells();
    },
    /** What an exported picture needs. */
    drawn: () => ({ plan, jumps, farthest, state, found, move, treeShown, route }),
  };
}
