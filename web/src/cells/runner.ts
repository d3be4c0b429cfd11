/** Runs the code of a cell, and knows whether its names are there: Python may have begun again since. */

import type { Bench, Watcher } from "../exercises/bench.ts";
import type { Answer } from "../workbench/host.ts";

export interface Runner {
  title: string;
  source: () => string;
  /** Whether this code has run in the Python that is there now. */
  done: () => boolean;
  /** What has ended it before its end, or nothing. */
  run: () => Promise<string>;
}

/** What has ended a cell before its end, in a few words. */
export const endOf = ({ kind, says, error }: Answer) =>
  kind === "failure" ? says : (error?.exception ?? "");

export function makeRunner({
  title,
  bench,
  source,
  opensOn,
  watcher,
  begins,
  ends,
}: {
  title: string;
  bench: Bench;
  source: () => string;
  /** The step on which a stepper opens. */
  opensOn?: () => string | null;
  watcher?: Watcher;
  begins?: () => void;
  ends?: (answer: Answer) => void;
}): Runner {
  const unseen = { loads() {}, changes() {} };
  let ran = { beginning: -1, code: "" };
  return {
    title,
    source,
    done: () => ran.beginning === bench.beginnings() && ran.code === source(),
    async run() {
      const code = source();
      begins?.();
      const question = { kind: "cell", program: { source: code }, opens_on: opensOn?.() ?? null };
      const answer = await bench.ask(watcher ?? unseen, question, () => {});
      const end = endOf(answer);
      ran = { beginning: end ? -1 : bench.beginnings(), code };
      ends?.(answer);
      return end;
    },
  };
}
