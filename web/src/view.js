/** The view of one trace: its board, its code, its data, and the sentence of the step. */

import { makeBoard } from "./board.js";
import { makeCode } from "./code.js";
import { el, put, toggle, write } from "./dom.js";
import { makeFrontier } from "./frontier.js";
import { makeTables } from "./panels.js";
import { replayOf } from "./replay.js";
import { kindOf, moveInWords, outcomeOf } from "./words.js";

/** @import { ShownMove, Trace } from "./types.js" */
/** @typedef {ReturnType<typeof makeView>} View */

/**
 * @param {Trace} trace
 * @param {string[][] | undefined} highlight
 * @param {AbortSignal} signal the end of the stepper
 * @param {(every: boolean) => void} [everyLine] what follows when all lines are stopped at
 * @param {number} [farthest] the distance of the last tint
 */
export function makeView(trace, highlight, signal, everyLine, farthest) {
  const replay = replayOf(trace, farthest);
  const board = makeBoard(replay);
  const every =
    everyLine &&
    replay.mixed &&
    toggle("Every line", "Stop at every line", (on) => {
      view.stops = replay.stopsOf(on);
      everyLine(on);
    });
  const code = makeCode(trace, highlight, signal, ...(every ? [every] : []));
  const frontier = makeFrontier(replay);
  const tables = makeTables(replay);
  const [sentence, end, game] = [el("span.sentence"), el("strong.outcome"), el("p.game")];
  const speaker = el("p.speaker", { "aria-live": "polite" }, sentence, " ", end);
  const says = el(".says", speaker, game);
  const last = trace.steps.length - 1;
  let index = -1;

  /** What is drawn, read back from the page. */
  function read() {
    const line = /** @type {HTMLElement | null} */ (code.node.querySelector(".s-line.s-now"));
    const current = /** @type {HTMLElement | null} */ (
      board.node.querySelector("[data-state=current]")
    );
    /** @param {string} name */
    const numbers = (name) =>
      Object.fromEntries(
        [...board.cells]
          .filter(([, { dataset }]) => dataset[name])
          .map(([cell, { dataset }]) => [cell, Number(dataset[name])]),
      );
    return {
      current: current && Number(current.dataset.cell),
      frontier: frontier.read(),
      distance: numbers("distance"),
      predecessor: numbers("from"),
      visited: Object.keys(numbers("visited")).map(Number),
      line: line && Number(line.dataset.line),
      says: trace.steps[index]?.says ? sentence.textContent : "",
    };
  }

  /** What happens in the game, if the sentence does not say it. @param {ShownMove | null} move */
  function besides(move) {
    const words = moveInWords(move);
    if (words !== sentence.textContent) return words;
    return move && !replay.rules.jumps.has(move.landing) ? "No jump there." : "";
  }

  const view = {
    trace,
    replay,
    board,
    code,
    frontier,
    tables,
    says,
    speaker,
    read,
    stops: replay.stopsOf(!replay.mixed),
    index: () => index,
    /** The place in `stops` of the last step up to an index. @param {number} index */
    placeAt: (index) => view.stops.findLastIndex((stop) => stop <= index),
    /** The place of the first step from an index on. @param {number} index */
    placeFrom: (index) => Math.min(view.placeAt(index - 1) + 1, view.stops.length - 1),
    /** Draws a step, and marks what is new since the one before. @param {number} next */
    show(next) {
      index = next;
      const isLast = index === last;
      const since = view.stops[view.placeAt(index - 1)] ?? -1;
      const changes = replay.changes(since, index);
      const move = replay.moves[index] ?? null;
      const failed = isLast && trace.outcome !== "returned";
      board.paint(changes.state, changes.cells, move, isLast && !failed);
      code.paint(changes.state, isLast);
      frontier.paint(changes);
      tables.paint(changes);
      put(says, "data-failed", failed);
      put(sentence, "data-told", trace.steps[index]?.told);
      write(sentence, replay.sentence(index));
      write(end, isLast ? outcomeOf(trace) : "");
      write(game, isLast ? "" : besides(move));
    },
  };
  return view;
}

/** A row that says what the marks of a board mean. @param {Trace} trace @param {boolean} wrong */
export function legendOf(trace, wrong) {
  /** @param {string} state @param {string} text */
  const mark = (state, text) => el("span", el("i.key", { "data-key": state }), text);
  return el(
    ".legend",
    { "aria-hidden": "true" },
    mark("current", "now"),
    trace.roles.frontier && mark("frontier", kindOf(trace).waits),
    trace.roles.distance && mark("reached", "reached: near to far"),
    trace.roles.visited && mark("visited", "only landed on"),
    wrong && mark("found", "part of what is wrong"),
  );
}

/** The toggle that shows where each cell was reached from. @param {View[]} views */
export const treeToggle = (views) =>
  toggle("Tree", "From where each cell was reached", (on) => {
    for (const { board } of views) board.showTree(on);
  });
