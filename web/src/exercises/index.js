/** Each `<div data-snl-exercise>` of a page becomes an exercise that can be solved there. */

import { aroundPage } from "../workbench/around.js";
import { makeBench } from "./bench.js";
import { mount } from "./exercise.js";
import { addStyle } from "./style.js";

const places = /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("div[data-snl-exercise]:not([data-mounted])")
);
if (places.length) {
  addStyle();
  const [first] = places;
  const around = aroundPage(JSON.parse(first.dataset.files ?? "null"));
  const bench = makeBench(around);
  for (const place of places) {
    mount(place, JSON.parse(place.dataset.snlExercise ?? "null"), around, bench);
  }
}
