/** Each `<div data-snl-workbench>` of a page becomes a workbench with the boards that follow it. */

import { dataAfter } from "../places.ts";
import { aroundPage } from "./around.ts";
import { mount } from "./workbench.ts";

for (const place of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")) {
  const given = dataAfter(place);
  mount(place as HTMLElement, given, aroundPage(given.files));
}
