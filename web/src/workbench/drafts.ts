/** What the reader writes is stored in the browser, and nowhere else. */

import { read, store, type Place } from "../storage.ts";

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

/** What is stored; null if there is nothing that can be read here. */
function found(place: Place): Kept | null {
  const data = read(place, KEY);
  if (data?.version !== VERSION || typeof data.signature !== "string") return null;
  const isText = (one: [string, unknown]): one is [string, string] => typeof one[1] === "string";
  const sources = Object.fromEntries(Object.entries(data.sources ?? {}).filter(isText));
  return { ...data, sources };
}

/**
 * Each tab keeps its own code, so that two of them do not disturb each other; a new tab begins
 * with what was stored last. Where all tabs store, only the program that is changed is put in, so
 * that the others stay as another tab has left them.
 */
export function makeKeeper() {
  const empty: Kept = { version: VERSION, signature: "board", sources: {} };
  const kept = found("sessionStorage") ?? found("localStorage") ?? empty;
  return {
    kept,
    store(key: string) {
      const sources = { ...(found("localStorage") ?? kept).sources };
      if (key in kept.sources) sources[key] = kept.sources[key];
      else delete sources[key];
      const trouble = store(KEY, kept, { ...kept, sources });
      return trouble && `${trouble}: download what you want to keep.`;
    },
  };
}
