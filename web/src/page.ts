/** Makes the steppers of a page, and goes to the step that its address names. */

import { wantedOf } from "./address.ts";
import { dataAfter, optionsOf } from "./places.ts";
import { mount } from "./stepper.ts";
import { mountTogether } from "./together.ts";
import type { Controller, Options, Recording } from "./types.ts";

/** One stepper or several together, as the payload says. */
export const mountPayload = (
  element: HTMLElement,
  payload: Recording,
  options: Options,
): Controller =>
  "together" in payload
    ? mountTogether(element, payload, options)
    : mount(element, payload, options);

/** Each `<div data-snl>` of the page becomes a stepper of the JSON that follows it. */
export function mountAll(options: Options = {}): Controller[] {
  const places = document.querySelectorAll<HTMLElement>("div[data-snl]:not([data-mounted])");
  const steppers = [...places].map((place) =>
    mountPayload(place, dataAfter(place), { ...optionsOf(place), ...options }),
  );

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
