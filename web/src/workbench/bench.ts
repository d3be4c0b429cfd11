/** Python for a workbench, or for all exercises and cells of a page: one question at a time. */

import type { State } from "./host.ts";
import type { Question } from "./messages.ts";
import type { Around } from "./around.ts";

export interface Watcher {
  loads: (state: State) => void;
  /** When a question begins or ends. */
  changes: () => void;
}

/** The failures after which a new Python begins. */
const AGAIN = ["stopped", "late", "died"];

export function makeBench(around: Around) {
  const watchers: Watcher[] = [];
  let asker: Watcher | null = null;
  let begun = false;
  let beginnings = 0;
  const host = around.host((state) => asker?.loads(state));
  const tell = () => {
    for (const one of watchers) one.changes();
  };
  return {
    size: host.size,
    refusal: host.refusal,
    begun: () => begun,
    /** Whether something can be asked now. */
    free: () => !asker && !host.refusal,
    /** Whether this one has asked, and waits. */
    asks: (watcher: Watcher) => asker === watcher,
    /** How many times Python has begun again: what earlier cells have named is gone then. */
    beginnings: () => beginnings,
    stop: () => host.stop(),
    end: () => host.end(),
    watch: (watcher: Watcher) => watchers.push(watcher),
    async ask(watcher: Watcher, question: Question, progress: (says: string) => void) {
      asker = watcher;
      begun = true;
      tell();
      const answer = await host.ask(question, progress);
      asker = null;
      if (answer.kind === "failure" && AGAIN.includes(answer.what)) beginnings += 1;
      tell();
      return answer;
    },
  };
}

export type Bench = ReturnType<typeof makeBench>;
