/** What the check of an exercise says, as cards: solved or not yet, with a board or a reason. */

import { el } from "../dom.ts";
import {
  checked,
  boardOf,
  card,
  failed,
  line,
  lineButton,
  printed,
  type Ways,
} from "../workbench/verdict.ts";
import { summary } from "../workbench/boards.ts";
import type { BoardData } from "../types.ts";
import type { Exercised, Failure, Verdict } from "../workbench/messages.ts";

/** A picture of the board of a verdict, if it can be drawn here. */
function exhibit(data: BoardData | null, ways: Ways) {
  if (!data) return null;
  try {
    const { board, node } = boardOf(data, null);
    return { node, words: summary(board), way: ways.draw(board) };
  } catch {
    return null; // too large, or with too many faces: the reason is in words as well
  }
}

function told({ passed, reason, board, details, line: at }: Verdict, ways: Ways) {
  const shown = exhibit(board, ways);
  const words = [line(reason), ...details.map(line)];
  const point = lineButton(at, ways);
  const [tone, title] = passed ? ["right", "Solved"] : ["wrong", "Not yet"];
  if (!shown) return card(tone, title, ...words, point);
  const about = [el("p.quiet", shown.words), point, el(".tools", shown.way)];
  return card(tone, title, el(".flow.exhibit", shown.node, el(".column.told", words, about)));
}

/** The cards for a verdict; that of a check that plays all boards has a report. */
export function verdictCards(
  verdict: Verdict,
  ways: Ways,
  { like, stepper }: Pick<Exercised, "like" | "stepper"> = { like: [], stepper: null },
) {
  const { report, passed, reason } = verdict;
  if (!report) return [told(verdict, ways)];
  const main = checked({ report, like, stepper }, ways);
  return reason && !passed ? [card("wrong", "Not yet", line(reason)), main] : [main];
}

export function cardsOf(answer: Failure | Exercised, ways: Ways) {
  const main =
    answer.kind === "failure" ? [failed(answer, ways)] : verdictCards(answer.verdict, ways, answer);
  return [...main, printed(answer)].filter((one) => !!one);
}
