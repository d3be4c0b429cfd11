/** The texts of an exercise, from its data: words in Markdown, and code with its colours. */

import { el } from "../dom.ts";
import { indentOf } from "../source.ts";

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

export function linesOf(pieces: Piece[]) {
  let line: Piece[] = [];
  const lines = [line];
  for (const [kind, text] of pieces) {
    for (const [at, part] of text.split("\n").entries()) {
      if (at) lines.push((line = []));
      line.push([kind, part]);
    }
  }
  return lines;
}

/** Coloured lines of code. One that is wrapped goes on further in than it begins. */
export const hanging = (pieces: Piece[]) =>
  linesOf(pieces).map((line) => {
    const indent = indentOf(line.map(([, text]) => text).join(""));
    return el("span", { style: `--indent:${indent + 2}ch` }, coloured(line), "\n");
  });
