/** The view of one trace: its board, its code, its data, and the sentence of the step. */

import { makeBoard } from "./board.ts";
import { makeCode } from "./code.ts";
import { el, put, toggle, withCode, write } from "./dom.ts";
import { makeFrontier } from "./frontier.ts";
import { makeTables } from "./panels.ts";
import { outcomeOf } from "./outcome.ts";
import { replayOf } from "./replay.ts";
import { kindOf, moveInWords } from "./words.ts";
import type { ShownMove, Trace } from "./types.ts";

export type View = ReturnType<typeof makeView>;

/**
 * @param signal the end of the stepper
 * @param everyLine what follows when all lines are stopped at
 * @param farthest the distance of the last tint
 */
export function makeView(
  trace: Trace,
  highlight: string[][] | undefined,
  signal: AbortSignal,
  everyLine?: (every: boolean) => void,
  farthest?: number,
) {
  const replay = replayOf(trace, farthest);
  const { rules, unit } = replay;
  const board = makeBoard({
    layout: trace.layout,
    rules,
    label: `${["Board", trace.board.name].filter(Boolean).join(" ")}, ${rules.cells} cells`,
    waits: kindOf(trace).waits,
    unit,
    farthest: replay.farthest,
  });
  const every =
    everyLine &&
    replay.mixed &&
    toggle("Every line", "Stop at every line", (on) => {
      view.stops = replay.stopsOf(on);
      everyLine(on);
    });
  const code = makeCode(trace, highlight, signal, ...(every ? [every] : []));
  const frontier = makeFrontier(replay, signal);
  const tables = makeTables(replay);
  const [sentence, end, game] = [el("span.sentence"), el("strong.outcome"), el("p.game")];
  const speaker = el("p.speaker", { "aria-live": "polite" }, sentence, " ", end);
  const says = el(".says", speaker, game);
  const last = trace.steps.length - 1;
  let index = -1;
  signal.addEventListener("abort", board.piece.rest);

  /** What happens in the game, if the sentence does not say it. */
  function besides(move: ShownMove | null) {
    const words = moveInWords(move);
    if (words !== sentence.textContent) return words;
    return move && !rules.jumps.has(move.landing) ? "No jump there." : "";
  }

  const view = {
    trace,
    replay,
    board,
    code,
    frontier,
    folds: tables.map(({ node }) => node),
    says,
    speaker,
    stops: replay.stopsOf(!replay.mixed),
    index: () => index,
    /** The place in `stops` of the last step up to an index. */
    placeAt: (index: number) => view.stops.findLastIndex((stop) => stop <= index),
    /** The place of the first step from an index on. */
    placeFrom: (index: number) => Math.min(view.placeAt(index - 1) + 1, view.stops.length - 1),
    /**
     * Draws a step, and marks what is new since the one before.
     * @param most the milliseconds in which the piece may show the move, if that is where it was
     */
    show(next: number, most = 0) {
      const since = view.stops[view.placeAt(next - 1)] ?? -1;
      const isNext = index === since;
      index = next;
      const isLast = index === last;
      const changes = replay.changes(since, index);
      const move = replay.moves[index] ?? null;
      const failed = isLast && trace.outcome !== "returned";
      const route = (isLast && !failed && trace.answer?.route) || [];
      const wrong = isLast && trace.findings.length > 0;
      board.paint(changes.state, changes.cells, move, route, isNext && !wrong ? most : 0);
      code.paint(changes.state, isLast);
      frontier.paint(changes);
      for (const table of tables) table.paint(changes);
      put(says, "data-failed", failed);
      put(sentence, "data-told", trace.steps[index]?.told);
      const words = withCode(replay.sentence(index));
      if (words.textContent !== sentence.textContent) sentence.replaceChildren(words);
      write(end, isLast ? outcomeOf(trace) : "");
      write(game, isLast ? "" : besides(move));
    },
  };
  return view;
}

/** What the frames and colours of these runs mean. */
export function legendOf(traces: Trace[], wrong: boolean) {
  if (!traces.some(({ roles }) => Object.values(roles).some(Boolean)))
    return el("p.quiet.screen", "None of its variables can be drawn: read the sentences.");
  const having = (role: keyof Trace["roles"]) => traces.filter(({ roles }) => roles[role]);
  const waits = new Set(having("frontier").map((trace) => kindOf(trace).waits));
  const mark = (state: string, text: string) =>
    el("span.row", el("i.key", { "data-key": state }), text);
  return el(
    ".flow.quiet.legend.screen",
    { "aria-hidden": "true" },
    mark("current", "now"),
    [...waits].map((text) => mark("frontier", text)),
    having("distance")[0] && mark("reached", "reached: near to far"),
    having("visited")[0] && mark("visited", "only landed on"),
    traces[1] && mark("differs", "compared"),
    wrong && mark("found", "part of what is wrong"),
  );
}

export const treeToggle = (views: View[]) =>
  toggle("Tree", "Where each cell was reached from", (on) => {
    for (const { board } of views) board.showTree(on);
  });
