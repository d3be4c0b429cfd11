/**
 * What the reader wrote and solved, stored in the browser and nowhere else: an entry for each
 * exercise, so that two tabs with two exercises never write over each other.
 *
 * Each tab has a text of its own for an exercise; a new tab begins with what was stored last. What
 * was solved once stays solved, whichever tab stores its text later.
 */

import { erase, keysWith, PLACES, read, store } from "../storage.ts";

export interface Entry {
  version: number;
  source: string;
  solved: boolean;
}

const VERSION = 1;
const PREFIX = "snl-exercise:";

/** What could not be stored is kept as long as the page is open: for all scripts of the page. */
const here = new Map<string, Entry>();

const isEntry = (found: Partial<Entry> | null): found is Entry =>
  found?.version === VERSION &&
  typeof found.source === "string" &&
  typeof found.solved === "boolean";

/** What is known of an exercise in this tab. */
export function recordOf(name: string): Entry | null {
  const stored = PLACES.map((place) => read(place, PREFIX + name));
  const known = [here.get(name), ...stored].filter((one) => isEntry(one));
  if (!known.length) return null;
  return { ...known[0], solved: known.some(({ solved }) => solved) };
}

/**
 * Stores it, and tells every part of the page. Returns what is in the way, or nothing.
 * @param solved also if it was solved before
 */
export function record(name: string, source: string, solved = false) {
  const former = recordOf(name);
  const entry = { version: VERSION, source, solved: solved || (former?.solved ?? false) };
  here.set(name, entry);
  const trouble = store(PREFIX + name, entry);
  dispatchEvent(new CustomEvent("snl-progress", { detail: { name } }));
  return trouble && `${trouble}. Export what you want to keep.`;
}

/**
 * Forgets what is known of some exercises, in this tab and for new ones; other tabs keep their text.
 */
export function forget(names: string[]) {
  for (const name of names) {
    here.delete(name);
    erase(PREFIX + name);
    dispatchEvent(new CustomEvent("snl-progress", { detail: { name } }));
  }
}

export function recorded(): string[] {
  const names = new Set([...here.keys(), ...keysWith(PREFIX)]);
  return [...names].filter((name) => recordOf(name) !== null).sort();
}

/** Calls when something is recorded, here or in another tab; without a name, everything may be new. */
export function follow(listener: (name: string | null, elsewhere: boolean) => void) {
  addEventListener("snl-progress", (event) => listener((event as CustomEvent).detail.name, false));
  addEventListener("storage", ({ key }) => {
    if (key === null) listener(null, true);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length), true);
  });
}
