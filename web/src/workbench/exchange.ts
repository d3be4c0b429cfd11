/** One question at a time, and what waits for its answer. */

import { FORMAT, type Answer, type Question, type Said } from "./messages.ts";

export function makeExchange() {
  let count = 0;
  let asked: {
    message: Question & { id: string };
    progress: (says: string) => void;
    resolve: (answer: Answer) => void;
  } | null = null;
  function settle(answer: Answer) {
    const { resolve } = asked ?? {};
    asked = null;
    resolve?.(answer);
  }
  return {
    /** What is asked and not answered yet. */
    message: () => asked?.message,
    ask(question: Question, progress: (says: string) => void) {
      count += 1;
      const message = { ...FORMAT, id: `${count}`, ...question };
      return new Promise<Answer>((resolve) => {
        asked = { message, progress, resolve };
      });
    },
    hear(said: Said) {
      if (said.id !== asked?.message.id) return;
      if (said.kind === "progress") asked.progress(said.says);
      else settle(said);
    },
    settle,
  };
}
