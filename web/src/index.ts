/**
 * The stepper: shows a trace (book/docs/trace-format.md), step by step.
 *
 * Nothing of a trace is ever read as HTML, but the highlighted source; and of that `code` keeps
 * words and classes alone.
 */

import { mountAll, mountPayload } from "./page.ts";
import { setProgram } from "./takeaway.ts";

/** @param text the text of the script itself, for the pages that it makes */
export function start(text: string) {
  setProgram(text);
  return { mount: mountPayload, mountAll };
}
