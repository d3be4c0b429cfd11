/** The texts of an exercise, from its data: words in Markdown, and code with its colours. */

import { el } from "../dom.ts";

/**
 * The parts of a text: at even places plain words, at odd ones `code` or *what is stressed*, with
 * its signs. Both may go on in the next line.
 */
export const partsOf = (text: string) => text.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/);

/** Markdown without blocks. */
export const words = (text: string) =>
  partsOf(text).map((part, place) =>
    place % 2 ? el(part[0] === "`" ? "code" : "em", part.slice(1, -1)) : part,
  );

/** Code in pieces, each with the class that Pygments gives its kind; without one it is plain. */
export const coloured = (pieces: [kind: string, text: string][]) =>
  pieces.map(([kind, text]) => (kind ? el("span", { class: kind }, text) : text));
