/** The little Python that forms read and write. */

/** What is set by the line that gives a name its value, without a comment. */
export function valueIn(source: string, name: string) {
  const found = new RegExp(`^${name}\\s*=\\s*([\\s\\S]*)$`, "m").exec(source);
  return found ? found[1].replace(/#.*$/gm, "").trim() : "";
}

/** A list, a dictionary or a number; undefined if it is more than that. */
export function plain(text: string): unknown {
  const pairs = text.replace(/([{,]\s*)(\d+)\s*:/g, '$1"$2":').replace(/,(\s*[\]}])/g, "$1");
  try {
    return JSON.parse(pairs);
  } catch {
    return undefined;
  }
}

export const dictionary = (pairs: Iterable<[number, number | string]>) =>
  `{${[...pairs].map(([key, value]) => `${key}: ${value}`).join(", ")}}`;
