/** Runs the code of a cell, and knows whether its names are there: Python may have begun again since. */

/** @import { Bench, Watcher } from "../exercises/bench.js" */
/** @import { Answer } from "../workbench/host.js" */

/**
 * @typedef {object} Runner
 * @property {string} title
 * @property {() => string} source
 * @property {() => boolean} done whether this code has run in the Python that is there now
 * @property {() => Promise<string>} run what has ended it before its end, or nothing
 */

/** What has ended a cell before its end, in a few words. @param {Answer} answer */
export const endOf = ({ kind, says, error }) =>
  kind === "failure" ? says : (error?.exception ?? "");

/**
 * @param {object} parts
 * @param {string} parts.title
 * @param {Bench} parts.bench
 * @param {() => string} parts.source
 * @param {() => string | null} [parts.opensOn] the step on which a stepper opens
 * @param {Watcher} [parts.watcher]
 * @param {() => void} [parts.begins]
 * @param {(answer: Answer) => void} [parts.ends]
 * @returns {Runner}
 */
export function makeRunner({ title, bench, source, opensOn, watcher, begins, ends }) {
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
