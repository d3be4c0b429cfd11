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

/** A piece of code with the class that Pygments gives its kind; without one it is plain. */
export type Piece = [kind: string, text: string];

export const coloured = (pieces: Piece[]) =>
  pieces.map(([kind, text]) => (kind ? el("span", { class: kind }, text) : text));
