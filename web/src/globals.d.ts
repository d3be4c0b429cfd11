/** What the scripts of a page leave for each other. */

import type * as editor from "./editor/index.ts";
import type { mountPayload } from "./page.ts";
import type { Shelf } from "./workbench/programs.ts";

declare global {
  const snlStepper: { mount: typeof mountPayload };
  const snlEditor: typeof editor;
  const snlShelf: Shelf;
}
