/** The rolls of a route, each as a small die and the cell where it takes you. */

import { el, picture, put, write } from "../dom.js";
import { elementOf } from "../drawing.js";
import { dieMark } from "../marks.js";

/** @param {number} face */
export const dieOf = (face) =>
  picture(".face", "-.19 -.19 .38 .38", elementOf(dieMark([0, 0], face)));

export const makeChip = () => el("li.chip", el("span", { role: "img" }), el("small"));

/** @param {HTMLElement} chip @param {number} face @param {number} stand */
export function showRoll({ children: [die, words] }, face, stand) {
  if (die.ariaLabel !== `Roll ${face}`) {
    put(die, "label", `Roll ${face}`);
    die.replaceChildren(dieOf(face));
  }
  write(words, `to cell ${stand}`);
}
