/** Runs the code of a cell, and knows whether its names are there: Python may have begun again since. */

import type { Bench, Watcher } from "../workbench/bench.ts";
import type { Failure, Question, Ran } from "../workbench/messages.ts";

export interface Runner {
  title: string;
  source: () => string;
  /** Whether this code has run in the Python that is there now. */
  done: () => boolean;
  /** What has ended it before its end, or nothing. */
  run: () => Promise<string>;
}

/** What has ended a cell before its end, in a few words. */
const endOf = (answer: Failure | Ran) =>
  answer.kind === "failure" ? answer.says : (answer.error?.exception ?? "");

/** What shows a cell on the page. */
interface Shown {
  watcher: Watcher;
  begins: () => void;
  ends: (answer: Failure | Ran) => void;
}

const UNSEEN: Shown = {
  watcher: { loads() {}, changes() {} },
  begins() {},
  ends() {},
};

export function makeRunner(
  title: string,
  bench: Bench,
  source: () => string,
  { watcher, begins, ends } = UNSEEN,
): Runner {
  let ran = { beginning: -1, code: "" };
  return {
    title,
    source,
    done: () => ran.beginning === bench.beginnings() && ran.code === source(),
    async run() {
      const code = source();
      begins();
      const program = { source: code };
      const question: Question = { kind: "cell", program };
      const answer = (await bench.ask(watcher, question, () => {})) as Failure | Ran;
      const end = endOf(answer);
      ran = { beginning: end ? -1 : bench.beginnings(), code };
      ends(answer);
      return end;
    },
  };
}
