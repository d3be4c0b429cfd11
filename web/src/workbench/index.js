/** Each `<div data-snl-workbench>` of a page becomes a workbench with the boards that follow it. */

import { mount } from "./workbench.js";

for (const place of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])")) {
  mount(
    /** @type {HTMLElement} */ (place),
    JSON.parse(place.nextElementSibling?.textContent ?? "null"),
  );
}
