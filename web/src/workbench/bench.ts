/** Python for a workbench, or for all exercises and cells of a page: one question at a time. */

import { FORMAT, type Answer, type Question, type Said } from "./messages.ts";
import type { Exchange, State } from "./host.ts";
import type { Around } from "./around.ts";

export interface Watcher {
  loads: (state: State) => void;
  /** What comes before an answer. */
  hears: (says: string) => void;
  /** When a question begins or ends. */
  changes: () => void;
}

/** The failures after which a new Python begins. */
const AGAIN = ["stopped", "late", "died"];

export const benchOf = (around: Around) => (around.bench ??= makeBench(around));

export function makeBench(around: Around) {
  const watchers: Watcher[] = [];
  let asked: {
    watcher: Watcher;
    message: Question & { id: string };
    resolve: (answer: Answer) => void;
  } | null = null;
  let count = 0;
  let beginnings = 0;
  const exchange: Exchange = {
    message: () => asked?.message,
    loads: (state) => asked?.watcher.loads(state),
    hear(said: Said) {
      if (said.id !== asked?.message.id) return;
      if (said.kind === "progress") asked.watcher.hears(said.says);
      else exchange.settle(said);
    },
    settle(answer) {
      const { resolve } = asked ?? {};
      if (!resolve) return;
      asked = null;
      if (answer.kind === "failure" && AGAIN.includes(answer.what)) beginnings += 1;
      tell();
      resolve(answer);
    },
  };
  const host = around.host(exchange);
  const tell = () => {
    for (const one of watchers) one.changes();
  };
  return {
    size: host.size,
    refusal: host.refusal,
    begun: () => count > 0,
    /** Whether something can be asked now. */
    free: () => !asked && !host.refusal,
    /** Whether this one has asked, and waits. */
    asks: (watcher: Watcher) => asked?.watcher === watcher,
    /** How many times Python has begun again: what earlier cells have named is gone then. */
    beginnings: () => beginnings,
    stop: () => host.stop(),
    end: () => host.end(),
    watch: (watcher: Watcher) => watchers.push(watcher),
    ask(watcher: Watcher, question: Question) {
      count += 1;
      const message = { ...FORMAT, id: `${count}`, ...question };
      return new Promise<Answer>((resolve) => {
        asked = { watcher, message, resolve };
        tell();
        host.send();
      });
    },
  };
}

export type Bench = ReturnType<typeof makeBench>;
