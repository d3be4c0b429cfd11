/** The rolls of a route or of a game, each as a small die and where it takes you. */

import { el, picture, put, write } from "../dom.ts";
import { elementOf } from "../drawing.ts";
import { dieMark } from "../marks.ts";

export const dieOf = (face: number) =>
  picture(".face", "-.19 -.19 .38 .38", elementOf(dieMark([0, 0], face)));

export const makeChip = () => el("li.chip", el("span", { role: "img" }), el("small"));

export function showRoll({ children: [die, words] }: HTMLElement, face: number, to: string) {
  if (die.ariaLabel !== `Roll ${face}`) {
    put(die, "label", `Roll ${face}`);
    die.replaceChildren(dieOf(face));
  }
  write(words, to);
}
