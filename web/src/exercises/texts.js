/** The texts of an exercise, from its data: words in Markdown, and code with its colours. */

import { el } from "../dom.js";

/** Markdown without blocks: *what is stressed* and `code`. @param {string} text */
export const words = (text) =>
  text
    .split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/)
    .map((part) =>
      /^\*.+\*$/.test(part)
        ? el("em", part.slice(1, -1))
        : /^`.+`$/.test(part)
          ? el("code", part.slice(1, -1))
          : part,
    );

/**
 * Code in pieces, each with the class that Pygments gives its kind; without one it is plain.
 * @param {[kind: string, text: string][]} pieces
 */
export const coloured = (pieces) =>
  pieces.map(([kind, text]) => (kind ? el("span", { class: kind }, text) : text));
