/** One stepper: a run on its board, with its code. */

import { el, folded, items, put, scrolling, toggle, write } from "./dom.ts";
import { makeFrame, refused } from "./frame.ts";
import { clamp } from "./geometry.ts";
import { makeQuiz } from "./predict.ts";
import { makeShare } from "./share.ts";
import { makeTransport } from "./transport.ts";
import { legendOf, makeView, treeToggle } from "./view.ts";
import { sentence, shown } from "./words.ts";
import type { Controller, Options, Payload, Trace } from "./types.ts";

export function heading(title: string, { board: { name, cells, die } }: Trace, level = 3) {
  const unusual = die !== 6 && `die ${[die].flat().join(" ")}`;
  const about = [name, `${cells} cells`, unusual].filter(Boolean).join(" · ");
  return el(
    ".flow.title",
    el("span", { role: "heading", "aria-level": level }, title),
    el("span.quiet", about),
  );
}

export function mount(element: HTMLElement, payload: Payload, options: Options = {}): Controller {
  const { trace, highlight } = payload;
  const refusal = refused(element, [trace, "snl-trace"]);
  if (refusal) return refusal;
  const { unsure, printed, roles, findings, title = trace.name } = trace;
  const last = trace.steps.length - 1;
  const frame = makeFrame(element, `Stepper: ${title}`, options, onCell, (...pressed) => {
    const isUsed = transport.key(...pressed);
    if (isUsed) quiz.focus();
    return isUsed;
  });
  const view = makeView(trace, highlight, frame.signal, () => {
    draw();
    transport.reset();
  });
  const { replay } = view;
  let position = -1;

  const rank = () => Math.max(0, view.placeAt(position));
  const transport = makeTransport(
    {
      last: () => view.stops.length - 1,
      index: rank,
      // A run without steps has none to count.
      number: (place) => Math.max(0, view.stops[place] ?? 0),
      go: (place) => go(view.stops[place]),
      back: () => rank() - (view.stops[rank()] === position ? 1 : 0),
      words: (place) =>
        `step ${Math.max(0, view.stops[place])} of ${Math.max(0, last)}: ${replay.sentence(view.stops[place])}`,
      ticks: () =>
        (trace.marks ?? replay.ticks).map(([index, mark]) => ({
          at: view.placeFrom(index),
          text: +mark ? shown(+mark) : `${mark}`,
        })),
      forward() {
        const next = view.stops[view.placeAt(position) + 1];
        if (next === undefined || quiz.asks(position, next)) return false;
        go(next);
        return true;
      },
    },
    view.speaker,
    frame.signal,
    options.speed,
  );
  const quiz = makeQuiz(replay, go, transport.focus);

  function draw() {
    view.show(position, transport.pace());
    // While one predicts, the findings must not tell what comes.
    const found = quiz.on() && position < last ? [] : findings;
    const isTold = found.length > 0;
    if (wrong.hidden === isTold) {
      board.mark(null, found);
      put(wrong, "hidden", !isTold);
    }
    transport.update();
    frame.relight();
  }
  function go(index: number) {
    const next = clamp(Math.round(index) || 0, 0, last);
    quiz.drop();
    if (next === position) return;
    position = next;
    draw();
    options.onMove?.(position);
  }
  function onCell(cell: number) {
    if (quiz.answer(cell)) return;
    const reached = replay.first.get(cell);
    if (reached !== undefined) transport.goTo(view.placeFrom(reached));
    else write(view.says.lastChild ?? view.says, `Cell ${cell} is not reached in this run.`);
  }

  function predictions(on: boolean) {
    transport.pause();
    quiz.drop(on);
    draw();
  }
  const predict = toggle("Predict", "Be asked what comes next", predictions, options.predict);
  const share = makeShare([view], payload, () => position, frame.signal);
  const isWrong = findings.length > 0;
  const sentences = items(findings.map(({ says }) => sentence(says)));
  const wrong = el("ul.findings", { label: "What is wrong", hidden: true }, sentences);
  const { board, says, code, frontier } = view;
  const tools = el(".tools", predict, frame.lecture, share.node);
  const head = el(".flow.head", heading(title, trace, options.level), transport.node, tools);
  const under = el(
    ".row.under.screen",
    legendOf([trace], isWrong),
    roles.predecessor && treeToggle([view]),
  );
  const main = el(".column.main", board.node, under);
  const side = el(
    ".column.side.screen",
    says,
    frontier.node,
    quiz.node,
    isWrong && wrong,
    code.node,
  );
  const style = `--shape:${board.shape};--columns:${board.columns}`;
  const folds = el(
    ".flow.folds.screen",
    view.folds,
    unsure.length > 0 && folded("What was guessed", el("ul", items(unsure))),
    printed && folded("What it printed", scrolling(".printed", "What it printed", printed)),
  );
  frame.root.append(
    el(".column.frame", head, el(".stage", { style }, main, side), folds, share.strip),
  );
  quiz.drop(options.predict);
  position = clamp(options.position ?? view.stops[0], 0, last);
  draw();
  transport.reset();
  return { go, position: () => position, element: frame.root, destroy: frame.destroy };
}
