/** Makes the steppers of a page, and goes to the step that its address names. */

import { wantedOf } from "./address.js";
import { mount } from "./stepper.js";
import { mountTogether } from "./together.js";

/** @import { Controller, Options } from "./types.js" */

/**
 * One stepper or several together, as the payload says.
 * @param {HTMLElement} element
 * @param {any} payload
 * @param {Options} options
 * @returns {Controller}
 */
export const mountPayload = (element, payload, options) =>
  payload.together ? mountTogether(element, payload, options) : mount(element, payload, options);

/**
 * Each `<div data-snl>` of the page becomes a stepper of the JSON that follows it.
 * @param {Options} [options]
 * @returns {Controller[]}
 */
export function mountAll(options = {}) {
  const places = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("div[data-snl]:not([data-mounted])")
  );
  const steppers = [...places].map((place) => {
    const { predict, position, level, difference } = place.dataset;
    const payload = JSON.parse(place.nextElementSibling?.textContent ?? "null");
    const own = {
      predict: predict !== undefined,
      position: position === undefined ? undefined : Number(position),
      level: level === undefined ? undefined : Number(level),
      difference: difference !== undefined,
    };
    return mountPayload(place, payload, { ...own, ...options });
  });

  function follow() {
    const wanted = wantedOf(location.hash);
    const found = wanted && steppers[wanted.number - 1];
    if (!found) return;
    found.go(wanted.step);
    if (wanted.number > 1) found.element.scrollIntoView({ block: "start" });
  }
  if (options.keys) {
    addEventListener("hashchange", follow);
    follow();
  }
  return steppers;
}
