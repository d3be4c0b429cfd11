/**
 * The board. Cells are an HTML grid, which screen readers can walk. Ladders and snakes lie above
 * their colours, arcs and arrows above these, and the numbers above everything.
 */

import { elementOf } from "./drawing.js";
import { el, flag, marker, picture, put, puts, svg } from "./dom.js";
import { placeOf, range, tintOf } from "./geometry.js";
import { goalMark, jumpMarks, moveMarks, routeMarks, treeMarks } from "./marks.js";
import { amount, kindOf, shown } from "./words.js";

/** @import { Replay } from "./replay.js" */
/** @import { Finding, ShownMove, State } from "./types.js" */
/** @typedef {ReturnType<typeof makeBoard>} Board */

/** @param {Replay} replay */
export function makeBoard({ trace, rules, unit, farthest }) {
  const { start, cells: last, jumps } = rules;
  const plan = { cells: last, start, ...trace.layout };
  const { rows } = trace.layout;
  const outside = start === 0 ? 1 : 0;
  const wide = trace.layout.columns + outside;
  const numbers = range(last + outside).map((index) => index + 1 - outside);
  const { waits } = kindOf(trace);
  /** @type {Map<number, HTMLElement>} */
  const cells = new Map();
  /** @type {Map<number, string>} */
  const looks = new Map();
  const markNew = marker("new");
  const markTouched = marker("touched");
  let treeShown = false;
  let state = /** @type {State | null} */ (null);
  /** @type {Set<number>} */
  let found = new Set();
  let shownNow = /** @type {ShownMove | null} */ (null);
  let ended = false;

  /** @param {number} cell */
  function drawCell(cell) {
    const [row, column] = placeOf(plan, cell);
    const end = cell === start ? "start" : cell === last && "goal";
    const node = el(
      ".cell",
      { role: "gridcell", "data-cell": cell, "data-end": end, style: `grid-column:${column + 1}` },
      el("span.number", `${cell}`),
      el("span.end", { "data-is": end }),
      el("span.badge"),
    );
    flag(node, "odd", (row + column) % 2);
    cells.set(cell, node);
    return node;
  }

  /** @param {EventTarget | null | undefined} node */
  function enterAt(node) {
    for (const cell of cells.values()) cell.tabIndex = cell === node ? 0 : -1;
  }

  /** The arrow keys walk the board as it is seen. @param {KeyboardEvent & {target: HTMLElement}} event */
  function walk(event) {
    const { key, target } = event;
    const [row, column] = placeOf(plan, Number(target.dataset.cell));
    /** @type {Record<string, [number, number]>} */
    const ways = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row + 1, column],
      ArrowDown: [row - 1, column],
    };
    if (key === "Enter" || key === " ") target.click();
    else if (ways[key]) {
      const next = numbers.find((cell) => `${placeOf(plan, cell)}` === `${ways[key]}`);
      cells.get(next ?? -1)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} row */
  const rowOf = (row) =>
    numbers
      .filter((cell) => placeOf(plan, cell)[0] === row)
      .sort((a, b) => placeOf(plan, a)[1] - placeOf(plan, b)[1]);
  const grid = el(
    ".grid",
    {
      role: "grid",
      label: `${["Board", trace.board.name].filter(Boolean).join(" ")}, ${last} cells`,
      keydown: walk,
      focusin: (/** @type {FocusEvent} */ { target }) => enterAt(target),
    },
    range(rows)
      .reverse()
      .map((row) => el(".row", { role: "row" }, rowOf(row).map(drawCell))),
  );
  enterAt(cells.get(start) ?? cells.get(1));

  const view = `0 0 ${wide} ${rows}`;
  const goalLayer = picture(".layer.goal", view, elementOf(goalMark(plan)));
  const jumpLayer = picture(".layer.jumps", view, jumpMarks(plan, jumps).map(elementOf));
  const [tree, move, route] = ["g.tree", "g.move", "g.route"].map((spec) => svg(spec));
  const above = picture(".layer.above", view, tree, move, route);

  /** @param {number} cell @param {boolean} current @param {boolean} waiting */
  function label(cell, current, waiting) {
    if (!state) return "";
    const [distance, from] = [state.distance.get(cell), state.predecessor.get(cell)];
    const words = [`cell ${cell}`, cells.get(cell)?.dataset.end];
    for (const [foot, end] of jumps) {
      if (foot === cell) {
        words.push(`${end > cell ? "foot of a ladder" : "head of a snake"} to ${end}`);
      }
      if (end === cell) {
        words.push(`${foot < cell ? "top of a ladder" : "tail of a snake"} from ${foot}`);
      }
    }
    const seen = state.visited.has(cell) ? "visited" : "not reached";
    words.push(
      current ? "current" : "",
      distance != null ? `reached in ${amount(distance, unit)}` : seen,
      from != null ? `from ${from}` : "",
      waiting ? waits : "",
      found.has(cell) ? "part of what is wrong" : "",
    );
    return words.filter(Boolean).join(", ");
  }

  /** @param {State} state @param {number} cell @param {HTMLElement} node @param {boolean} waiting */
  function paintCell(state, cell, node, waiting) {
    const current = state.current === cell;
    const visited = state.visited.has(cell);
    const distance = state.distance.get(cell);
    const from = state.predecessor.get(cell);
    const look = `${[current, waiting, visited, distance, from, found.has(cell)]}`;
    if (looks.get(cell) === look) return;
    looks.set(cell, look);
    const reached = distance != null ? "reached" : visited && "visited";
    puts(node, {
      "data-distance": distance,
      "data-tint": distance != null && tintOf(distance, farthest),
      "data-from": from,
      "data-visited": visited,
      "data-waits": waiting,
      "aria-current": current,
      "data-state": current ? "current" : waiting ? "frontier" : reached,
      label: label(cell, current, waiting),
    });
    put(/** @type {Element} */ (node.lastChild), "data-is", shown(distance) || null);
  }

  function paintCells() {
    if (!state) return;
    const waiting = new Set(state.frontier.map(([cell]) => cell));
    for (const [cell, node] of cells) paintCell(state, cell, node, waiting.has(cell));
  }

  function paintTree() {
    if (!state) return;
    const marks = treeShown ? treeMarks(plan, state.predecessor, state.current) : [];
    tree.replaceChildren(...marks.map(elementOf));
  }

  /** @param {number[]} feet */
  const jumpsFrom = (feet) =>
    feet.map((foot) => jumpLayer.querySelector(`[data-ends="${foot} ${jumps.get(foot)}"]`));

  /** @param {string} name @param {number[]} feet */
  function flagJumps(name, feet) {
    const chosen = new Set(jumpsFrom(feet));
    for (const jump of jumpLayer.children) flag(jump, name, chosen.has(jump));
  }

  /** @param {boolean} on */
  function paintRoute(on) {
    const moves = (on && trace.answer?.route) || [];
    const feet = moves.flatMap(([, landing, cell]) =>
      cell === landing ? [] : rules.ride(landing).feet,
    );
    route.replaceChildren(...routeMarks(plan, moves, start).map(elementOf));
    flag(jumpLayer, "routed", moves.length);
    flagJumps("taken", feet);
  }

  const size = `${wide > 7 ? ".close" : ""}${wide > 12 ? ".dense" : ""}${wide > 24 ? ".tiny" : ""}`;
  return {
    plan,
    cells,
    columns: wide,
    /** How many times as wide as high it is. */
    shape: wide / rows,
    node: el(
      `.board${size}`,
      { style: `--wide:${wide};--high:${rows}` },
      el(".sheet", grid, goalLayer, jumpLayer, above),
    ),
    /**
     * @param {State} next
     * @param {Set<number>} changed
     * @param {ShownMove | null} shownMove
     * @param {boolean} atEnd
     */
    paint(next, changed, shownMove, atEnd) {
      state = next;
      paintCells();
      markNew([...changed].map((cell) => cells.get(cell)));
      paintTree();
      move.replaceChildren(...(shownMove ? moveMarks(plan, shownMove) : []).map(elementOf));
      markTouched(jumpsFrom(shownMove?.feet ?? []));
      if (atEnd !== ended) paintRoute(atEnd);
      shownNow = shownMove;
      ended = atEnd;
    },
    /** @param {boolean} on */
    showTree(on) {
      treeShown = on;
      paintTree();
    },
    /**
     * Rings the cell that differs, if there is one, and marks what the findings name.
     * @param {number | null} differs
     * @param {Finding[]} findings
     */
    mark(differs, findings) {
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
    drawn: () => ({
      trace,
      plan,
      jumps,
      farthest,
      state,
      found,
      move: shownNow,
      treeShown,
      routed: ended,
    }),
  };
}
