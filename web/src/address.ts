/** Every step has an address: #step=17 is step 17 of the first stepper of a page, and
 * #step=17&stepper=2 that of the second. Steps count from 0, as in Python. */

import { treeOf } from "./dom.ts";

export function wantedOf(hash: string): { step: number; number: number } | null {
  const words = new URLSearchParams(hash.slice(1));
  const step = words.get("step");
  const number = Number(words.get("stepper") ?? 1);
  if (step === null || !Number.isInteger(Number(step)) || !Number.isInteger(number)) return null;
  return { step: Number(step), number };
}

export const hashOf = (position: number, number: number) =>
  `#step=${position}${number > 1 ? `&stepper=${number}` : ""}`;

/** The address of a step of the stepper that a node is in. */
export function addressOf(node: Element, position: number) {
  const places = [...document.querySelectorAll("div[data-snl]")];
  const number = places.findIndex((place) => place.contains((treeOf(node) as ShadowRoot).host)) + 1;
  return `${location.href.split("#")[0]}${hashOf(position, number)}`;
}
