/** Python for all exercises and cells of a page: one worker, and one question at a time. */

/** @import { Answer, Host, Question, State } from "../workbench/host.js" */
/** @import { Around } from "../workbench/write.js" */

/**
 * @typedef {object} Watcher
 * @property {(state: State) => void} loads while Python is loading
 * @property {() => void} changes when a question begins or ends
 */

/** The failures after which a new Python begins. */
const AGAIN = ["stopped", "late", "died"];

/** @param {Around} around */
export function makeBench(around) {
  /** @type {Set<Watcher>} */
  const watchers = new Set();
  let asker = /** @type {Watcher | null} */ (null);
  let begun = false;
  let beginnings = 0;
  const host = /** @type {Host} */ (around.host((state) => asker?.loads(state)));
  const tell = () => {
    for (const one of watchers) one.changes();
  };
  return {
    size: host.size,
    refusal: host.refusal,
    begun: () => begun,
    /** How many times Python has begun again: what earlier cells have named is gone then. */
    beginnings: () => beginnings,
    busy: () => asker !== null,
    stop: () => host.stop(),
    /** @param {Watcher} watcher */
    watch: (watcher) => watchers.add(watcher),
    /** @param {Watcher} watcher @param {Question} question @param {(says: string) => void} progress @returns {Promise<Answer>} */
    async ask(watcher, question, progress) {
      asker = watcher;
      begun = true;
      tell();
      const answer = await host.ask(question, progress);
      asker = null;
      if (AGAIN.includes(answer.what)) beginnings += 1;
      tell();
      return answer;
    },
  };
}

/** @typedef {ReturnType<typeof makeBench>} Bench */
