/** What the reader wrote and solved, as a file: for another browser, or to keep. */

import { record, recorded, recordOf } from "./records.ts";

const FORMAT = "snl-progress";
const VERSION = 1;
/** Longer code is read nowhere else either. */
const MOST_CODE = 200_000;
const MOST_FILE = 20_000_000;

type Kept = { source: string; solved: boolean };

export function exported() {
  const exercises: Record<string, Kept> = {};
  for (const name of recorded()) {
    const entry = recordOf(name);
    if (entry) exercises[name] = { source: entry.source, solved: entry.solved };
  }
  return `${JSON.stringify({ format: FORMAT, version: VERSION, exercises }, null, 2)}\n`;
}

/**
 * What is in a file. It may come from anywhere, so it is read with care; nothing of it is run.
 * Throws an error for the reader.
 */
export function readFile(text: string): Map<string, Kept> {
  if (text.length > MOST_FILE) throw new Error("it is too large to be such a file");
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error("it is not a file that “Export” has saved, or it is damaged");
  }
  if (data?.format !== FORMAT || typeof data.version !== "number")
    throw new Error("it is not a file that “Export” has saved");
  if (data.version !== VERSION) {
    throw new Error(`it comes from another version of this book (${data.version})`);
  }
  if (typeof data.exercises !== "object" || !data.exercises)
    throw new Error("the exercises are missing in it");
  const entries = Object.entries<Partial<Kept> | null>(data.exercises);
  for (const [name, kept] of entries) {
    const sound =
      /^[a-z0-9-]{1,100}$/.test(name) &&
      typeof kept?.source === "string" &&
      kept.source.length <= MOST_CODE &&
      typeof kept.solved === "boolean";
    if (!sound) throw new Error(`its entry “${name.slice(0, 40)}” cannot be read`);
  }
  return new Map(entries as [string, Kept][]);
}

/** Takes what is in a file. Your own code stays; what was solved in either place is solved. */
export function take(file: Map<string, Kept>) {
  let trouble = "";
  for (const [name, { source, solved }] of file)
    trouble = record(name, recordOf(name)?.source ?? source, solved) || trouble;
  return trouble;
}
