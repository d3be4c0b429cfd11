/** A verdict as a card: right or wrong, why, and what to do next. */

import { button, el, scrolling, type Child } from "../dom.ts";
import { amount, sentence } from "../words.ts";
import { siteRoot } from "../script.ts";
import { checkedBoard, summary, type Whole } from "./boards.ts";
import { linkOf } from "./link.ts";
import { makeTable, thumbOf } from "./table.ts";
import type { BoardData, Finding, Recording } from "../types.ts";
import type { Answer, Failure, Found, Judgement, Right, Wrong } from "./messages.ts";

export interface Ways {
  step: (payload: Recording) => void;
  /** Takes a board to Draw: a button or a link. */
  draw: (board: Whole) => HTMLElement;
  point: (line: number) => void;
  /** Asks in which line a wrong program is wrong. */
  where?: () => void;
}

export const said = (throws: number | null) => (throws === null ? "out of reach" : amount(throws));

/** Several exercises may say the same: their cards are no landmarks of the page. */
export const card = (tone: string, title: string, ...parts: Child[]) =>
  el(`.column.card.${tone}`, { role: "group", label: title }, el("b.card-title", title), parts);

export const line = (text: string | null | undefined | false) => text && el("p", text);
export const aside = (text: string | null | undefined | false) => text && el("p.quiet", text);

/** What is right, and what the program says. */
export const numbers = (right: number | null, got: number | null) =>
  el("p", "Right is ", el("b", said(right)), ", yours says ", el("b", said(got)), ".");

export const inLine = (number: number | null) => (number === null ? "" : `, in line ${number}`);

export function lineButton(number: number | null, { point }: Pick<Ways, "point">) {
  if (number === null) return null;
  return el(
    ".tools.to-line",
    button(`Show line ${number}`, null, () => point(number)),
  );
}

/** A link to a board in the workbench of the book. */
export const workbenchLink = (board: Whole) =>
  el(
    "a.button",
    { href: `${siteRoot()}play.html${linkOf(board)}&draw` },
    "Open this board in the workbench",
  );

/** A small picture of a board, with what is wrong marked on it. */
export function boardOf(data: BoardData, finding: Finding | null) {
  const board = checkedBoard(data);
  const table = makeTable(board);
  table.paint({ distance: table.distance, predecessor: table.predecessor, piece: false });
  table.mark(null, finding ? [finding] : []);
  return { board, node: thumbOf(table) };
}

export function checked(judgement: Judgement, ways: Ways) {
  const { report } = judgement;
  const boards = `The boards: ${report.boards[0].toLowerCase()}${report.boards.slice(1)}.`;
  const notes = report.notes.map((note) => aside(`Note: ${note.says}.`));
  if (report.correct === false) return wrong(judgement, report, [aside(boards), ...notes], ways);
  if (report.correct) return right(report, [aside(boards), ...notes]);
  const title = `${report.name} could not be judged`;
  return card("open", title, line(sentence(report.finding.says)), ...notes);
}

const triedOf = ({ tried }: { tried: number }) =>
  `${tried.toLocaleString("en")} ${tried === 1 ? "board" : "boards"} tried`;

function right({ name, proven, tested, tried }: Right, about: Child[]) {
  const proof = el("p", el("b", "Proven"), `, by running it on every one: ${proven}.`);
  const test = el("p", el("b", "Tested"), `, which proves nothing about others: ${tested}.`);
  const title = `${name} is right on every board that was tried`;
  return card("right", title, proof, tested && test, aside(`${triedOf({ tried })}.`), ...about);
}

function wrong(
  { like, stepper, line: at = null }: Judgement,
  report: Wrong,
  about: Child[],
  ways: Ways,
) {
  const { readable, smallest } = report;
  const shown = readable ?? report;
  const { finding, expected, got } = shown;
  const { board, node } = boardOf(shown.board, finding);
  const step = stepper && button("Step to the first difference", null, () => ways.step(stepper));
  const known = like
    .slice(0, 2)
    .map(({ title, repair }) => `It answers like a known mistake: ${title}. The repair: ${repair}`);
  const other = typeof got === "number" ? null : got;
  const text = [
    typeof got === "number" || got === null
      ? numbers(expected, got)
      : line(`Right is ${said(expected)}. Yours: ${got.says}${inLine(at)}.`),
    finding.kind !== other?.kind && line(sentence(finding.says)),
    ...known.map(aside),
    aside(`${summary(board)} · ${triedOf(report)}`),
    ...about,
    lineButton(at, ways),
    el(".tools", step, ways.draw(board), ways.where && button("Where?", null, ways.where)),
  ];
  const least = smallest ? ", the smallest there is" : "";
  const title = `Wrong on this board${readable ? ", the one with the fewest jumps found" : least}`;
  const exhibit = el(".flow.exhibit", node, el(".column.told", text));
  return card("wrong", title, exhibit, readable && fewestCells(report, ways));
}

/** The smallest board, where another one is shown. */
function fewestCells({ board, expected, got, smallest }: Wrong, { draw }: Ways) {
  const { board: whole, node } = boardOf(board, null);
  const claim = typeof got === "number" || got === null ? `says ${said(got)}` : got.says;
  const cells = `The fewest cells ${smallest ? "(proven)" : "found"}: ${summary(whole)}`;
  const text = aside(`${cells}. Right is ${said(expected)}. Yours: ${claim}.`);
  return el(".flow.exhibit", node, el(".column.told", text, el(".tools", draw(whole))));
}

const FAULTS: Record<string, string> = {
  board: "This board does not fit",
  code: "This code cannot be loaded",
  program: "It is not clear what to run",
  stopped: "Stopped",
  late: "Stopped: it took too long",
  died: "Python ended",
  absent: "Python is missing",
};

export function failed({ what, says, line: at }: Failure, ways: Pick<Ways, "point">) {
  const tone = what === "stopped" ? "open" : "wrong";
  const text = line(sentence(`${at === null ? "" : `line ${at}: `}${says}`));
  return card(tone, FAULTS[what] ?? "That did not work", text, lineButton(at, ways));
}

/** Where it is wrong; asked again, it says more. Or what became of an invariant. */
export function found(answer: Answer, ways: Ways) {
  if (answer.kind === "failure") return failed(answer, ways);
  const { says, more, line: at, holds } = answer as Found;
  const tone = holds == null ? "open" : holds ? "right" : "wrong";
  const text = holds ? line(more) : more && el("pre", more);
  return card(tone, says, text, lineButton(at, ways));
}

export function printed({ printed: pieces, more_printed: more }: Answer) {
  if (!pieces?.length) return null;
  const lines = pieces.map(({ line: at, text }) =>
    el(".print", el("span.quiet", at === null ? "" : `line ${at}`), el("samp", text)),
  );
  const rest = more > 0 && `… and ${more.toLocaleString("en")} more characters.`;
  return card("open", "It printed", scrolling(".printed", "What it printed", lines), aside(rest));
}

/** What a verdict is, in a few words. */
export const headline = (cards: HTMLElement[]) =>
  cards[0]?.querySelector(".s-card-title")?.textContent ?? "";

/** Why: the first sentence of a verdict, for those who hear it. */
export const reasonOf = (cards: HTMLElement[]) => cards[0]?.querySelector("p")?.textContent ?? "";
