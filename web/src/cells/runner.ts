/** Runs the code of a cell, and knows whether its names are there: Python may have begun again since. */

import type { Bench } from "../workbench/bench.ts";
import type { Answer, Failure, Question, Ran } from "../workbench/messages.ts";

export interface Runner {
  title: string;
  source: () => string;
  /** Whether this code has run in the Python that is there now. */
  done: () => boolean;
  run: () => Promise<string>;
}

/** What has ended a cell before its end, in a few words. */
const endOf = (answer: Failure | Ran) =>
  answer.kind === "failure" ? answer.says : (answer.error?.exception ?? "");

const UNSEEN = { loads() {}, hears() {}, changes() {} };

/**
 * @param ask asks Python
 * @param ends is called with the answer
 */
export function makeRunner(
  title: string,
  bench: Bench,
  source: () => string,
  ask = (question: Question): Promise<Answer> => bench.ask(UNSEEN, question),
  ends: (answer: Failure | Ran) => void = () => {},
): Runner {
  let ran = { beginning: -1, code: "" };
  return {
    title,
    source,
    done: () => ran.beginning === bench.beginnings() && ran.code === source(),
    async run() {
      const code = source();
      const answer = (await ask({ kind: "cell", program: { source: code } })) as Failure | Ran;
      const end = endOf(answer);
      ran = { beginning: end ? -1 : bench.beginnings(), code };
      ends(answer);
      return end;
    },
  };
}
