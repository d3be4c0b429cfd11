/** What the reader writes is stored in the browser, and nowhere else. */

const [KEY, VERSION] = ["snl-workbench", 1];

/** @typedef {{version: number, signature: string, sources: Record<string, string>}} Kept */

const FORBIDDEN = "This browser stores nothing here: download what you want to keep.";
const FULL = "The browser's storage is full: download what you want to keep.";
const NEWER =
  "Another version of the workbench has stored code here, which is left alone: download what you want to keep.";

/** @param {"sessionStorage" | "localStorage"} name @returns {Kept | "newer" | null} */
function read(name) {
  try {
    const found = JSON.parse(window[name].getItem(KEY) ?? "null");
    if (!found) return null;
    if (found.version !== VERSION) return "newer";
    return typeof found.sources === "object" && typeof found.signature === "string" ? found : null;
  } catch {
    return null;
  }
}

/**
 * Each tab keeps its own code, so that two of them do not disturb each other; a new tab begins
 * with what was stored last.
 */
export function makeKeeper() {
  const [own, last] = [read("sessionStorage"), read("localStorage")];
  const blocked = own === "newer" || last === "newer";
  return {
    /** @type {Kept} */
    kept: [own, last].find((one) => one !== null && one !== "newer") ?? {
      version: VERSION,
      signature: "board",
      sources: {},
    },
    /** Stores it, or says why not. @param {Kept} kept */
    store(kept) {
      if (blocked) return NEWER;
      try {
        for (const place of [window.sessionStorage, window.localStorage]) {
          place.setItem(KEY, JSON.stringify(kept));
        }
        return "";
      } catch (error) {
        return /** @type {Error} */ (error).name === "QuotaExceededError" ? FULL : FORBIDDEN;
      }
    },
  };
}
