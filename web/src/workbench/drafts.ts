/** What the reader writes is stored in the browser, and nowhere else. */

import { read, store } from "../storage.ts";

const [KEY, VERSION] = ["snl-workbench", 1];

/**
 * `signature` is that of the first program, `second` that of the other one. The sources are stored
 * under their signature; those of the other one have a mark before it.
 */
type Kept = {
  version: number;
  signature: string;
  second?: string;
  sources: Record<string, string>;
};

const ADVICE = "download what you want to keep.";
const NEWER = `Another version of the workbench has stored code here, which is left alone: ${ADVICE}`;

function found(place: "sessionStorage" | "localStorage"): Kept | "newer" | null {
  const data = read(place, KEY);
  if (!data) return null;
  if (data.version !== VERSION) return "newer";
  return typeof data.sources === "object" && typeof data.signature === "string" ? data : null;
}

/**
 * Each tab keeps its own code, so that two of them do not disturb each other; a new tab begins
 * with what was stored last. Where all tabs store, only the program that is changed is put in, so
 * that the others stay as another tab has left them.
 */
export function makeKeeper() {
  const [own, last] = [found("sessionStorage"), found("localStorage")];
  const blocked = own === "newer" || last === "newer";
  const kept: Kept = [own, last].find((one) => one !== null && one !== "newer") ?? {
    version: VERSION,
    signature: "board",
    sources: {},
  };
  return {
    kept,
    /** Stores a program, or says why not. */
    store(key: string) {
      if (blocked) return NEWER;
      const stored = found("localStorage");
      const all = stored === null || stored === "newer" ? kept : stored;
      const sources = { ...all.sources };
      if (key in kept.sources) sources[key] = kept.sources[key];
      else delete sources[key];
      const trouble = store(KEY, kept, { ...kept, sources });
      return trouble && `${trouble}: ${ADVICE}`;
    },
    /** A program as another tab has stored it; null if it has none. */
    elsewhere(key: string) {
      const stored = found("localStorage");
      return stored === null || stored === "newer" ? null : (stored.sources[key] ?? null);
    },
    /** Calls when another tab has stored something; returns how to end that. */
    follow(listener: () => void) {
      const hear = ({ key }: StorageEvent) => key === KEY && listener();
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  };
}
