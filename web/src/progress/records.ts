/**
 * What the reader wrote and solved, stored in the browser and nowhere else: an entry for each
 * exercise, so that two tabs with two exercises never write over each other.
 *
 * Each tab has a text of its own for an exercise; a new tab begins with what was stored last. What
 * was solved once stays solved, whichever tab stores its text later.
 */

export interface Entry {
  version: number;
  source: string;
  solved: boolean;
}

export const VERSION = 1;
const PREFIX = "snl-exercise:";

const FORBIDDEN = "This browser stores nothing here. Export what you want to keep.";
const FULL = "The browser's storage is full. Export what you want to keep.";
const NEWER =
  "Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.";

const page: { snlRecords?: Map<string, Entry> } = globalThis as { snlRecords?: Map<string, Entry> };
/** What could not be stored is kept as long as the page is open: for all scripts of the page. */
const here = (page.snlRecords ??= new Map());

const isEntry = (found: Partial<Entry> | null): found is Entry =>
  found?.version === VERSION &&
  typeof found.source === "string" &&
  typeof found.solved === "boolean";

function read(place: "sessionStorage" | "localStorage", name: string): Entry | "newer" | null {
  try {
    const found = JSON.parse(window[place].getItem(PREFIX + name) ?? "null");
    if (isEntry(found)) return found;
    return found?.version > VERSION ? "newer" : null;
  } catch {
    return null;
  }
}

/** What is known of an exercise in this tab. */
export function recordOf(name: string): Entry | null {
  const [own, last] = [read("sessionStorage", name), read("localStorage", name)];
  const known = [here.get(name), own, last].filter((one) => isEntry(one));
  if (!known.length) return null;
  return { ...known[0], solved: known.some(({ solved }) => solved) };
}

/** What another tab may have stored for an exercise; null if there is nothing. */
export function sourceElsewhere(name: string) {
  const found = read("localStorage", name);
  return found === null || found === "newer" ? null : found.source;
}

/**
 * Stores it, and tells every part of the page. Returns what is in the way, or nothing.
 * @param solved also if it was solved before
 */
export function record(name: string, source: string, solved = false) {
  const former = recordOf(name);
  const entry = { version: VERSION, source, solved: solved || (former?.solved ?? false) };
  here.set(name, entry);
  let trouble = "";
  try {
    if (read("localStorage", name) === "newer") trouble = NEWER;
    else {
      for (const place of [window.sessionStorage, window.localStorage]) {
        place.setItem(PREFIX + name, JSON.stringify(entry));
      }
    }
  } catch (error) {
    trouble = (error as Error).name === "QuotaExceededError" ? FULL : FORBIDDEN;
  }
  dispatchEvent(new CustomEvent("snl-progress", { detail: { name } }));
  return trouble;
}

/**
 * Forgets what is known of some exercises, in this tab and for new ones; other tabs keep their text.
 */
export function forget(names: string[]) {
  for (const name of names) {
    here.delete(name);
    for (const place of ["sessionStorage", "localStorage"] as const) {
      // What another version of the book has stored is left alone.
      if (read(place, name) !== "newer") erase(place, name);
    }
    dispatchEvent(new CustomEvent("snl-progress", { detail: { name } }));
  }
}

function erase(place: "sessionStorage" | "localStorage", name: string) {
  try {
    window[place].removeItem(PREFIX + name);
  } catch {
    // Nothing can be stored here, so nothing is.
  }
}

/** The names of all exercises of which something is known. */
export function recorded(): string[] {
  const names = new Set(here.keys());
  try {
    for (const place of [window.sessionStorage, window.localStorage]) {
      for (const key of Object.keys(place)) {
        if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
      }
    }
  } catch {
    // Nothing can be stored here, so nothing is.
  }
  return [...names].filter((name) => recordOf(name) !== null).sort();
}

/**
 * Calls when something is recorded, here or in another tab; without a name, everything may be new.
 */
export function follow(listener: (name: string | null, elsewhere: boolean) => void) {
  addEventListener("snl-progress", (event) => {
    listener((event as CustomEvent).detail.name, false);
  });
  addEventListener("storage", ({ key }) => {
    if (key === null) listener(null, true);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length), true);
  });
}
