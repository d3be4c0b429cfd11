/**
 * What the reader has made of the cells of a lesson, stored in the browser and nowhere else, as the
 * answers to exercises are: each tab has its own, and a new tab begins with what was stored last.
 *
 * An edit belongs to the code that it was made from. Where a newer lesson has other code, it is not shown.
 */

import type { Given } from "./index.ts";

const PREFIX = "snl-cell:";
const places = ["sessionStorage", "localStorage"] as const;

/** The reader's code of a cell, or that of the lesson. */
export function editOf({ id, source }: Given): string {
  for (const place of places) {
    try {
      const found = JSON.parse(window[place].getItem(PREFIX + id) ?? "null");
      if (found?.of === source && typeof found.source === "string") return found.source;
    } catch {
      // Nothing is stored here, or nothing of ours.
    }
  }
  return source;
}

/** Stores it, or forgets the cell if it is the code of the lesson. */
export function keep({ id, source }: Given, text: string) {
  const entry = JSON.stringify({ of: source, source: text });
  for (const place of places) {
    try {
      if (text === source) window[place].removeItem(PREFIX + id);
      else window[place].setItem(PREFIX + id, entry);
    } catch {
      // The browser stores nothing here: the edit lasts as long as the page.
    }
  }
}
