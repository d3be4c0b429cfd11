/**
 * What the reader has made of the cells of a lesson, stored in the browser and nowhere else, as the
 * answers to exercises are: each tab has its own, and a new tab begins with what was stored last.
 *
 * An edit belongs to the code that it was made from. Where a newer lesson has other code, it is not shown.
 */

import { erase, PLACES, read, store } from "../storage.ts";
import type { Given } from "./index.ts";

const PREFIX = "snl-cell:";

/** The reader's code of a cell, or that of the lesson. */
export function editOf({ id, source }: Given): string {
  for (const place of PLACES) {
    const found = read(place, PREFIX + id);
    if (found?.of === source && typeof found.source === "string") return found.source;
  }
  return source;
}

/**
 * Stores it, or forgets the cell if it is the code of the lesson. Where nothing can be stored, the
 * edit lasts as long as the page. Returns what is in the way, or nothing.
 */
export function keep({ id, source }: Given, text: string) {
  if (text !== source) return store(PREFIX + id, { of: source, source: text });
  erase(PREFIX + id);
  return "";
}
