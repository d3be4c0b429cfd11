/** What came of a question, as a card: right or wrong, why, and what to do next. */

import { button, el, scrolling } from "../dom.ts";
import { amount, sentence } from "../words.ts";
import { checkedBoard, summary } from "./boards.ts";
import { makeTable, thumbOf } from "./table.ts";
import type { BoardData, Finding, Payload, TogetherPayload } from "../types.ts";
import type { Whole } from "./boards.ts";
import type { Answer, Compared, Failure, Judgement, Solved, Wrong } from "./messages.ts";
import type { Child } from "../dom.ts";

/** What a card may lead to. */
export interface Ways {
  /** Opens the stepper. */
  step: (payload: Payload | TogetherPayload) => void;
  /** Takes a board to Draw: a button or a link. */
  draw: (board: Whole) => HTMLElement;
  /** Shows a line of the code. */
  point: (line: number) => void;
}

const said = (throws: number | null) => (throws === null ? "out of reach" : amount(throws));

export const card = (tone: string, title: string, ...parts: Child[]) =>
  el(`section.card.${tone}`, { label: title }, el("b.card-title", title), parts);

export const line = (text: string | number | null | undefined | false) =>
  text && el("p", `${text}`);
export const aside = (text: string | number | null | undefined | false) =>
  text && el("p.quiet", `${text}`);

/** What is right, and what the program says. */
const numbers = (right: number | null, got: number | null) =>
  el("p", "Right is ", el("b", said(right)), ", yours says ", el("b", said(got)), ".");

/** Nobody can answer here. */
const asks = (finding: Finding | null) =>
  finding?.words?.exception === "EOFError" &&
  "Nobody can answer input() here: use what the function is given.";

export const lineButton = (number: number | null, ways: Ways) =>
  number !== null &&
  el(
    ".tools",
    button(`Show line ${number}`, null, () => ways.point(number)),
  );

/** A small picture of a board, with what is wrong marked on it. */
export function boardOf(data: BoardData, finding: Finding | null) {
  const board = checkedBoard(data);
  const table = makeTable(board);
  table.paint({ distance: table.distance, predecessor: table.predecessor, piece: false });
  table.mark(null, finding ? [finding] : []);
  return { board, node: thumbOf(table) };
}

export function checked({ report, like, stepper }: Judgement, ways: Ways) {
  const about = [
    aside(`The boards: ${report.boards[0].toLowerCase()}${report.boards.slice(1)}.`),
    ...report.notes.map((note) => aside(`Note: ${note.says}.`)),
  ];
  if (report.correct === false) return wrong(report, like, about, stepper, ways);
  const { name } = report;
  return report.correct
    ? card(
        "right",
        `${name} is right on every board that was tried`,
        el("p", el("b", "Proven"), `, by playing every one: ${report.proven}.`),
        report.tested &&
          el("p", el("b", "Tested"), `, which proves nothing about others: ${report.tested}.`),
        aside(`${triedOf(report)}.`),
        ...about,
      )
    : card(
        "open",
        `${name} could not be judged`,
        line(sentence(report.finding.says)),
        ...about.slice(1),
      );
}

const triedOf = ({ tried }: { tried: number }) =>
  `${tried.toLocaleString("en")} ${tried === 1 ? "board" : "boards"} tried`;

function wrong(
  report: Wrong,
  like: Judgement["like"],
  about: Child[],
  stepper: Judgement["stepper"],
  ways: Ways,
) {
  const { finding, expected, got } = report;
  const { board, node } = boardOf(report.board, finding);
  const other = typeof got === "number" ? null : got;
  const text = [
    other
      ? line(`Right is ${said(expected)}. Yours: ${other.says}.`)
      : numbers(expected, got as number | null),
    finding.kind !== other?.kind && line(sentence(finding.says)),
    line(asks(other)),
    ...like
      .slice(0, 2)
      .map((one) =>
        aside(`It answers like a known mistake: ${one.title}. The repair: ${one.repair}`),
      ),
    aside(`${summary(board)} · ${triedOf(report)}`),
    ...about,
    el(
      ".tools",
      stepper && button("Step to the first difference", null, () => ways.step(stepper)),
      ways.draw(board),
    ),
  ];
  return card(
    "wrong",
    report.smallest ? "Wrong on this board, the smallest there is" : "Wrong on this board",
    el(".exhibit", node, el(".told", text)),
  );
}

function solved({ right, ended, throws, expected, finding, line: at }: Solved, ways: Ways) {
  if (right) {
    return card(
      "right",
      `Right on this board: ${said(throws)}`,
      aside("One board proves little. Check plays them all, smallest first."),
    );
  }
  const title = ended === "returned" ? "Wrong on this board" : "No answer on this board";
  return card(
    "wrong",
    title,
    ended === "returned" && numbers(expected, throws),
    finding && line(sentence(`${finding.says}${at === null ? "" : `, in line ${at}`}`)),
    line(asks(finding)),
    lineButton(at, ways),
  );
}

function compared({ comparison }: Compared) {
  const heads = ["program", "throws", "agrees", "cells taken", "edges", "longest frontier"];
  const rows = comparison.rows.map((row) =>
    el(
      "tr",
      [
        row.algorithm,
        row.answered ? (row.throws ?? "none") : "no answer",
        row.answered ? (row.agrees ? "yes" : "no") : "–",
        ...[row.cells_taken, row.edges_looked_at, row.longest_frontier].map(
          (count) => count ?? "–",
        ),
      ].map((text, index) => el(index ? "td" : "th", index ? {} : { scope: "row" }, `${text}`)),
    ),
  );
  return card(
    "open",
    `On this board: ${said(comparison.throws)}`,
    scrolling(
      "",
      "Comparison",
      el(
        "table",
        el(
          "thead",
          el(
            "tr",
            heads.map((head) => el("th", { scope: "col" }, head)),
          ),
        ),
        el("tbody", rows),
      ),
    ),
    ...comparison.rows.map(
      ({ algorithm, first_difference: first }) =>
        first && aside(`${algorithm} first differs at cell ${first.cell}: ${first.finding.says}.`),
    ),
  );
}

const FAULTS: Record<string, string> = {
  board: "This board does not fit",
  code: "This code cannot be loaded",
  program: "It is not clear what to run",
  stopped: "Stopped",
  late: "Ended: it took too long",
  died: "Python ended",
};

export const failed = ({ what, says, line: at }: Failure, ways: Ways) =>
  card(
    what === "stopped" ? "open" : "wrong",
    FAULTS[what] ?? "That did not work",
    line(sentence(`${at === null ? "" : `line ${at}: `}${says}`)),
    lineButton(at, ways),
  );

/** What was printed, with its lines. */
export function printed({ printed: pieces, more_printed: more }: Answer) {
  if (!pieces?.length) return null;
  return card(
    "open",
    "It printed",
    scrolling(
      ".printed",
      "What it printed",
      pieces.map((piece) =>
        el(
          ".print",
          el("span.quiet", piece.line === null ? "" : `line ${piece.line}`),
          el("code", piece.text),
        ),
      ),
    ),
    aside(more > 0 && `… and ${more.toLocaleString("en")} characters more.`),
  );
}

/** The cards for an answer; none for a run that is shown in the stepper. */
export function cardsOf(answer: Answer, ways: Ways) {
  const main =
    answer.kind === "failure"
      ? failed(answer, ways)
      : answer.of === "check"
        ? checked(answer, ways)
        : answer.of === "compare"
          ? compared(answer)
          : answer.of === "solve" && solved(answer, ways);
  return [main, printed(answer)].filter((one) => !!one);
}

/** What a verdict is, in a few words. */
export const headline = (cards: HTMLElement[]) =>
  cards[0]?.querySelector(".s-card-title")?.textContent ?? "";

/** Why: the first sentence of a verdict, for those who hear it. */
export const reasonOf = (cards: HTMLElement[]) => cards[0]?.querySelector("p")?.textContent ?? "";
