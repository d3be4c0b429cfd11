/**
 * The storage of the browser: each tab has its own, and a new tab begins with what any of them
 * stored last. Where nothing can be stored, nothing is found.
 */

/** That of this tab, and that of all. */
export const PLACES = ["sessionStorage", "localStorage"] as const;
export type Place = (typeof PLACES)[number];

const FORBIDDEN = "This browser stores nothing here";
const FULL = "The browser's storage is full";

/** The data under a key, of whatever shape; null if there is none. */
export function read(place: Place, key: string) {
  try {
    return JSON.parse(window[place].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores data for this tab and, if they differ, other data for all; returns what is in the way. */
export function store(key: string, data: unknown, forAll = data) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(data));
    window.localStorage.setItem(key, JSON.stringify(forAll));
    return "";
  } catch (error) {
    return (error as Error).name === "QuotaExceededError" ? FULL : FORBIDDEN;
  }
}

// What follows is for the pages of the book alone: where a browser forbids to store, these have
// places that hold nothing (book/_templates/layout.html).

export function erase(key: string) {
  for (const place of PLACES) window[place].removeItem(key);
}

/** The keys with a beginning, without it. */
export const keysWith = (prefix: string) =>
  PLACES.flatMap((place) => Object.keys(window[place]))
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
