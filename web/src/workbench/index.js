/** Each `<div data-snl-workbench>` of a page becomes a workbench with the boards that follow it. */

import { aroundPage } from "./around.js";
import { mount } from "./workbench.js";

for (const place of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")) {
  const given = JSON.parse(place.nextElementSibling?.textContent ?? "null");
  mount(/** @type {HTMLElement} */ (place), given, aroundPage(given.files));
}
