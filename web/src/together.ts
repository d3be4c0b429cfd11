/** Several runs on one board, side by side under one bar. */

import { byCell, bySteps, type Line } from "./alignment.ts";
import { button, choice, el, flag, folded, put, write } from "./dom.ts";
import { makeFrame, refused } from "./frame.ts";
import { clamp } from "./geometry.ts";
import { farthestOf } from "./replay.ts";
import { makeShare } from "./share.ts";
import { heading } from "./stepper.ts";
import { makeTransport } from "./transport.ts";
import { legendOf, makeView, treeToggle, type View } from "./view.ts";
import { amount } from "./words.ts";
import type { Controller, Difference, Finding, Options, TogetherPayload, Trace } from "./types.ts";

const inWords = (throws: number | null) => (throws == null ? "unreachable" : amount(throws));

function paneOf(view: View, folds: boolean) {
  const { name, title = name } = view.trace;
  const { says, board, frontier } = view;
  const code = folds ? folded("Code", view.code.node) : view.code.node;
  const told = el(".column", says, frontier.node);
  const pair = el(".pair", board.node, code);
  const below = el(".flow.folds.screen", view.folds);
  const head = el(".row.pane-head", el("b", title), !folds && view.code.heads);
  return el("section.column.pane", { label: title }, head, told, pair, below);
}

/** Where there is room for one pane only: a switch between them. */
function makeSwitch(panes: HTMLElement[], names: string[]) {
  const buttons = names.map((name, index) => button(name, null, () => choose(index)));
  function choose(chosen: number) {
    panes.forEach((pane, index) => flag(pane, "away", index !== chosen));
    buttons.forEach((node, index) => put(node, "aria-pressed", `${index === chosen}`));
  }
  choose(0);
  return { node: el(".flow.switch.screen", { role: "group", label: "Run" }, buttons), choose };
}

export function mountTogether(
  element: HTMLElement,
  payload: TogetherPayload,
  options: Options = {},
): Controller {
  const { together, highlights } = payload;
  const traces = together?.traces ?? [];
  const contracts = traces.map((trace) => [trace, "snl-trace"] as [Trace, string]);
  const refusal = refused(element, [together, "snl-together"], ...contracts);
  if (refusal) return refusal;
  const { differences } = together;
  const says = el("p.says.story");
  const frame = makeFrame(
    element,
    "Steppers together",
    options,
    (cell) => toCell(cell),
    (...pressed) => transport.key(...pressed),
  );
  const farthest = farthestOf(traces);
  const views = traces.map((trace, index) =>
    makeView(trace, highlights[index], frame.signal, undefined, farthest),
  );
  let line: Line = bySteps(views);
  let place = -1;
  let story = "";
  let marked = differences[0]?.cell ?? traces[0].board.cells;

  const transport = makeTransport(
    {
      last: () => line.length - 1,
      index: () => place,
      number: (k) => k,
      ticks: () => line.ticks,
      words: (k) => line.words(k),
      go,
      back: () => place - 1,
      forward: () => go(place + 1),
    },
    says,
    frame.signal,
  );

  function go(k: number | undefined) {
    const next = clamp(Math.round(k ?? 0) || 0, 0, line.length - 1);
    if (next === place) return;
    place = next;
    views.forEach((view, index) => {
      const stop = clamp(line.at(place, view, index), 0, view.stops.length - 1);
      view.show(view.stops[stop], transport.pace());
    });
    write(says, story && place === line.start ? story : `${story} ${line.words(place)}`.trim());
    transport.update();
    frame.relight();
    options.onMove?.(place);
  }
  function align(next: Line, cell: number | null, text = "", finding: Finding | null = null) {
    [line, story, place] = [next, text, -1];
    for (const { board } of views) board.mark(cell, finding ? [finding] : []);
    transport.pause();
    go(line.start);
    transport.reset();
  }
  /** Going to another cell, or aligning otherwise, takes the marks of a finding away. */
  function toCell(cell: number, text = "", finding: Finding | null = null) {
    marked = cell;
    by.value = "cell";
    align(byCell(views, cell), cell, text, finding);
  }

  const ways: [string, string][] = [
    ["steps", "Line by line"],
    ["cell", "At one cell"],
  ];
  const by = choice("Align by", ways, "steps", (name) => {
    if (name === "cell") toCell(marked);
    else align(bySteps(views), null);
  });
  function finder({ trace, cell, true: right, claimed, finding }: Difference, index: number) {
    const { name, title = name } = traces[trace];
    // "Answers" says no more than that it is this number.
    const why = finding.kind === "answers" ? "" : `: ${finding.says}`;
    const text =
      `They part at cell ${cell}. Right: ${inWords(right)}. ` +
      `${title} says ${inWords(claimed)}${why}.`;
    const label = `${index ? "D" : "First d"}ifference${differences[1] ? `, ${title}` : ""}`;
    return button(label, null, () => {
      toCell(cell, text, finding);
      panes.choose(trace);
    });
  }

  const finders = differences.map(finder);
  const sections = views.map((view) => paneOf(view, views.length > 2));
  const names = traces.map(({ name, title = name }) => title);
  const panes = makeSwitch(sections, names);
  const share = makeShare(views, payload, () => place, frame.signal);
  const title = heading(`${views.length} runs on one board`, traces[0], options.level);
  const tools = el(".tools", frame.lecture, share.node);
  const head = el(".flow.head", title, transport.node, tools);
  const lineUp = el(".flow.line-up.screen", says, by, finders, treeToggle(views));
  const legend = legendOf(traces, differences.length > 0);
  frame.root.append(
    el(
      ".column.frame.several",
      head,
      lineUp,
      panes.node,
      el(".panes.screen", sections),
      legend,
      share.strip,
    ),
  );
  if (options.difference && finders[0]) finders[0].click();
  else go(options.position);
  transport.reset();
  return { go, position: () => place, element: frame.root, destroy: frame.destroy };
}
