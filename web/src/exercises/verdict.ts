/** What the check of an exercise says, as cards: solved or not yet, with a board or a reason. */

import { el } from "../dom.ts";
import { checked, boardOf, card, failed, line, lineButton, printed } from "../workbench/verdict.ts";
import { summary } from "../workbench/boards.ts";
import type { Answer } from "../workbench/host.ts";
import type { Ways } from "../workbench/verdict.ts";

/** A picture of the board of a verdict, if it can be drawn here. */
function exhibit(data: any, ways: Ways) {
  if (!data) return null;
  try {
    const { board, node } = boardOf(data, null);
    return { node, words: summary(board), way: ways.draw(board) };
  } catch {
    return null; // too large, or with too many faces: the reason is in words as well
  }
}

/** The verdict of a check that plays what it needs. */
function told({ passed, reason, board, details, line: at }: any, ways: Ways) {
  const shown = exhibit(board, ways);
  const words = [
    line(reason),
    ...details.map(line),
    shown && el("p.quiet", shown.words),
    lineButton(at, ways),
    shown && el(".tools", shown.way),
  ].filter((part) => !!part);
  return card(
    passed ? "right" : "wrong",
    passed ? "Solved" : "Not yet",
    ...(shown ? [el(".exhibit", shown.node, el(".told", words))] : words),
  );
}

/** The verdict of a check that plays all boards. */
function played({ verdict, like, stepper }: Answer, ways: Ways) {
  const { report, passed, reason } = verdict;
  const also = reason && !passed && card("wrong", "Not yet", line(reason));
  return [also, checked({ kind: "result", report, like, stepper }, ways)];
}

/** The cards for an answer. */
export function cardsOf(answer: Answer, ways: Ways) {
  if (answer.kind === "failure")
    return [failed(answer, ways), printed(answer)].filter((one) => !!one);
  const { verdict } = answer;
  const main = verdict.report ? played(answer, ways) : [told(verdict, ways)];
  return [...main, printed(answer)].filter((one) => !!one);
}
