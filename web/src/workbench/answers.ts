/** What came of a question of Write, as cards. */

import { el, folded, scrolling } from "../dom.ts";
import { sentence } from "../words.ts";
import {
  aside,
  card,
  checked,
  failed,
  found,
  inLine,
  line,
  lineButton,
  numbers,
  printed,
  said,
  type Ways,
} from "./verdict.ts";
import type { Answer, Compared, Solved } from "./messages.ts";

function solved({ right, ended, throws, expected, finding, line: at }: Solved, ways: Ways) {
  if (right) {
    const advice = "One board proves little. Check tries them all, smallest first.";
    return card("right", `Right on this board: ${said(throws)}`, aside(advice));
  }
  const returned = ended === "returned";
  return card(
    "wrong",
    returned ? "Wrong on this board" : "No answer on this board",
    returned && numbers(expected, throws),
    finding && line(sentence(`${finding.says}${inLine(at)}`)),
    lineButton(at, ways),
  );
}

const HEADS = ["program", "throws", "agrees", "cells taken", "edges", "longest frontier"];

function tableOf(rows: Compared["comparison"]["rows"]) {
  const lines = rows.map((row) => {
    const told = row.answered
      ? [row.throws ?? "none", row.agrees ? "yes" : "no"]
      : ["no answer", "–"];
    const counts = [row.cells_taken, row.edges_looked_at, row.longest_frontier];
    const texts = [...told, ...counts.map((count) => count ?? "–")];
    const cells = texts.map((text) => el("td", `${text}`));
    return el("tr", el("th", { scope: "row" }, row.algorithm), cells);
  });
  const heads = HEADS.map((head) => el("th", { scope: "col" }, head));
  const table = el("table", el("thead", el("tr", heads)), el("tbody", lines));
  return scrolling("", "Comparison", table);
}

/** Where the reader has two programs they are stepped side by side, and the others are folded. */
function compared({ comparison: { throws, rows }, stepper }: Compared) {
  const differences = rows.map(
    ({ algorithm, first_difference: first }) =>
      first && aside(`${algorithm} first differs at cell ${first.cell}: ${first.finding.says}.`),
  );
  const reasons = rows.map(
    ({ algorithm, answered, finding }) =>
      !answered && finding && line(`${algorithm}: ${finding.says}.`),
  );
  const title = `On this board: ${said(throws)}`;
  const own = stepper ? 2 : rows.length;
  const others = rows.slice(own);
  const folds = others.length > 0 && folded("All algorithms", tableOf(others));
  return card("open", title, tableOf(rows.slice(0, own)), ...reasons, ...differences, folds);
}

function cardOf(answer: Answer, ways: Ways) {
  if (answer.kind === "failure") return failed(answer, ways);
  if (answer.of === "check") return checked(answer, ways);
  if (answer.of === "compare") return compared(answer);
  if (answer.of === "hold") return found(answer, ways);
  return answer.of === "solve" ? solved(answer, ways) : null;
}

/** The cards for an answer; none for a run that is shown in the stepper. */
export const cardsOf = (answer: Answer, ways: Ways) =>
  [cardOf(answer, ways), printed(answer)].filter((one) => !!one);
