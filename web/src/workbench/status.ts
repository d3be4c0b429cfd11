/** How something on a page asks Python: a button that ends it, and what is said while it loads and runs. */

import { button, el, put, write } from "../dom.ts";
import type { Bench, Watcher } from "./bench.ts";
import type { Question } from "./messages.ts";

/**
 * @param runs what is said while it runs
 * @param changes is called when a question begins or ends, here or elsewhere
 */
export function makeStatus(bench: Bench, runs: string, changes: () => void) {
  const strip = el("span.strip.quiet", { role: "status" });
  const clock = el("span.clock.quiet", { "aria-hidden": "true" });
  const bar = el("progress", { max: 1, label: "Python is loading", hidden: "" });
  /** @param heard what is on the page already, for those who hear what is said */
  function say(text: string, heard = "") {
    bar.hidden = true;
    write(strip, text);
    if (heard) strip.append(el("span.heard", ` ${heard}`));
  }
  const watcher: Watcher = {
    loads({ part, ready }) {
      bar.hidden = ready === true;
      if (part !== undefined) put(bar, "value", part);
      write(strip, ready ? runs : `Python is loading (${bench.size}, once) …`);
    },
    hears: (says) => say(`${says} …`),
    changes,
  };
  bench.watch(watcher);
  let timer: ReturnType<typeof setInterval>;
  return {
    clock,
    node: el("span.row.progress", bar, strip),
    stop: button("Stop", "End what is running", bench.stop),
    say,
    said: () => strip.textContent ?? "",
    busy: () => bench.asks(watcher),
    /** Asks, and shows the seconds until the answer comes. */
    async ask(question: Question) {
      const begun = performance.now();
      const show = () => write(clock, `${Math.round((performance.now() - begun) / 1000)} s`);
      timer = setInterval(show, 1000);
      say(runs);
      show();
      const answer = await bench.ask(watcher, question);
      clearInterval(timer);
      write(clock, "");
      return answer;
    },
    /** Ends Python for good: an answer is not waited for any more. */
    end() {
      clearInterval(timer);
      bench.end();
    },
  };
}
