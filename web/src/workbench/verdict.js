/** What came of a question, as a card: right or wrong, why, and what to do next. */

import { button, el, scrolling } from "../dom.js";
import { amount, capital } from "../words.js";
import { checkedBoard, summary } from "./boards.js";
import { makeTable } from "./table.js";

/** @import { BoardData } from "../types.js" */
/** @import { Whole } from "./boards.js" */
/** @import { Answer } from "./host.js" */

/**
 * What a card may lead to.
 * @typedef {object} Ways
 * @property {(payload: any) => void} step opens the stepper
 * @property {(board: Whole) => HTMLElement} draw takes a board to Draw: a button or a link
 * @property {(line: number) => void} point shows a line of the code
 */

/** @param {number | null} throws */
const said = (throws) => (throws === null ? "out of reach" : amount(throws));

/** @param {string} text */
export const sentence = (text) => `${capital(text)}${/[.?!]$/.test(text) ? "" : "."}`;

/** @param {string} tone @param {string} title @param {...import("../dom.js").Child} parts */
export const card = (tone, title, ...parts) =>
  el(
    `section.card.${tone}`,
    { label: title },
    el("b.card-title", title),
    parts.filter((part) => !!part),
  );

/** @param {string | number | null | undefined | false} text */
export const line = (text) => text && el("p", `${text}`);
/** @param {string | number | null | undefined | false} text */
export const aside = (text) => text && el("p.quiet", `${text}`);

/** What is right, and what the program says. @param {number | null} right @param {number | null} got */
const numbers = (right, got) =>
  el("p", "Right is ", el("b", said(right)), ", yours says ", el("b", said(got)), ".");

/** Nobody can answer here. @param {any} finding */
const asks = (finding) =>
  finding?.words?.exception === "EOFError" &&
  "Nobody can answer input() here: use what the function is given.";

/** @param {number | null} number @param {Ways} ways */
export const lineButton = (number, ways) =>
  number !== null &&
  el(
    ".tools",
    button(`Show line ${number}`, null, () => ways.point(number)),
  );

/** A small picture of a board, with what is wrong marked on it. @param {BoardData} data @param {any} finding */
export function boardOf(data, finding) {
  const board = checkedBoard(/** @type {any} */ (data));
  const table = makeTable(board);
  table.paint({ distance: table.distance, predecessor: table.predecessor, piece: false });
  table.mark(null, finding ? [finding] : []);
  const node = el(
    ".thumb",
    { inert: "", style: `--columns:${table.columns};--shape:${table.shape}` },
    table.node,
  );
  return { board, node };
}

/** @param {Answer} answer @param {Ways} ways */
export function checked({ report, like, stepper }, ways) {
  const { boards, correct, finding, proven, tested, tried, notes, smallest } = report;
  const played = `${tried.toLocaleString("en")} ${tried === 1 ? "board" : "boards"} played`;
  const allowed = aside(`The boards: ${boards[0].toLowerCase()}${boards.slice(1)}.`);
  const noted = notes.map((/** @type {any} */ note) => aside(`Note: ${note.says}.`));
  if (correct === null) {
    return card(
      "open",
      `${report.name} could not be judged`,
      line(sentence(finding.says)),
      ...noted,
    );
  }
  if (correct) {
    return card(
      "right",
      `${report.name} is right on every board that was played`,
      el("p", el("b", "Proven"), `, by playing every one: ${proven}.`),
      tested && el("p", el("b", "Tested"), `, which proves nothing about others: ${tested}.`),
      aside(`${played}.`),
      allowed,
      ...noted,
    );
  }
  const { board, node } = boardOf(report.board, finding);
  const number = typeof report.got === "number" || report.got === null;
  const title = smallest ? "Wrong on this board, the smallest there is" : "Wrong on this board";
  const text = [
    number
      ? numbers(report.expected, report.got)
      : line(`Right is ${said(report.expected)}. Yours: ${report.got.says}.`),
    (number || finding.kind !== report.got.kind) && line(sentence(finding.says)),
    line(asks(report.got)),
    ...like
      .slice(0, 2)
      .map((/** @type {any} */ one) =>
        aside(`It answers like a known mistake: ${one.title}. The repair: ${one.repair}`),
      ),
    aside(`${summary(board)} · ${played}`),
    allowed,
    ...noted,
    el(
      ".tools",
      stepper && button("Step to the first difference", null, () => ways.step(stepper)),
      ways.draw(board),
    ),
  ];
  return card(
    "wrong",
    title,
    el(
      ".exhibit",
      node,
      el(
        ".told",
        text.filter((part) => !!part),
      ),
    ),
  );
}

/** @param {Answer} answer @param {Ways} ways */
function solved({ right, ended, throws, expected, finding, line: at }, ways) {
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

/** @param {Answer} answer */
function compared({ comparison }) {
  const heads = ["program", "throws", "agrees", "cells taken", "edges", "longest frontier"];
  const rows = comparison.rows.map((/** @type {any} */ row) =>
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
  const differences = comparison.rows.filter((/** @type {any} */ row) => row.first_difference);
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
    ...differences.map((/** @type {any} */ { algorithm, first_difference: { cell, finding } }) =>
      aside(`${algorithm} first differs at cell ${cell}: ${finding.says}.`),
    ),
  );
}

/** @type {Record<string, string>} */
const FAULTS = {
  board: "This board does not fit",
  code: "This code cannot be loaded",
  program: "It is not clear what to run",
  stopped: "Stopped",
  late: "Ended: it took too long",
  died: "Python ended",
};

/** @param {Answer} answer @param {Ways} ways */
export const failed = ({ what, says, line: at }, ways) =>
  card(
    what === "stopped" ? "open" : "wrong",
    FAULTS[what] ?? "That did not work",
    line(sentence(`${at === null ? "" : `line ${at}: `}${says}`)),
    lineButton(at, ways),
  );

/** What was printed, with its lines. @param {Answer} answer */
export function printed({ printed: pieces, more_printed: more }) {
  if (!pieces?.length) return null;
  return card(
    "open",
    "It printed",
    scrolling(
      ".printed",
      "What it printed",
      pieces.map((/** @type {any} */ piece) =>
        el(
          ".piece",
          el("span.quiet", piece.line === null ? "" : `line ${piece.line}`),
          el("code", piece.text),
        ),
      ),
    ),
    aside(more > 0 && `… and ${more.toLocaleString("en")} characters more.`),
  );
}

/** The cards for an answer; none for a run that is shown in the stepper. @param {Answer} answer @param {Ways} ways */
export function cardsOf(answer, ways) {
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

/** The words of a card that are read aloud. @param {HTMLElement[]} cards */
export const headline = (cards) => cards[0]?.querySelector(".s-card-title")?.textContent ?? "";
