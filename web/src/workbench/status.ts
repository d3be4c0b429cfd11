/** What is said beside the buttons while Python loads and runs: in words, with a bar, and in seconds. */

import { el, put, write } from "../dom.ts";
import type { State } from "./host.ts";

/** @param size what it takes to load Python, in words */
export function makeStatus(size: string | null) {
  const strip = el("span.strip.quiet", { role: "status" });
  const clock = el("span.clock.quiet", { "aria-hidden": "true" });
  const bar = el("progress", { max: 1, label: "Python is loading", hidden: "" });
  return {
    clock,
    node: el("span.row.progress", bar, strip),
    /** @param heard what is on the page already, for those who hear what is said */
    say(text: string, heard = "") {
      bar.hidden = true;
      write(strip, text);
      if (heard) strip.append(el("span.heard", ` ${heard}`));
    },
    said: () => strip.textContent ?? "",
    /** @param runs what is said once it has loaded */
    loads({ part, ready }: State, runs: string) {
      bar.hidden = ready === true;
      if (part !== undefined) put(bar, "value", part);
      write(strip, ready ? runs : `Python is loading (${size}, once) …`);
    },
    /** Shows the seconds until it is called off. */
    count() {
      const begun = performance.now();
      const show = () => write(clock, `${Math.round((performance.now() - begun) / 1000)} s`);
      const timer = setInterval(show, 1000);
      show();
      return () => {
        clearInterval(timer);
        write(clock, "");
      };
    },
  };
}
