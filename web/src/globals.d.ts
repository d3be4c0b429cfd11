/** What the scripts of a page leave for each other. */

import type * as draw from "./workbench/draw.ts";
import type * as editor from "./editor/index.ts";
import type { mountAll, mountPayload } from "./page.ts";
import type { Turn } from "./turns/index.ts";
import type { Recording } from "./types.ts";
import type { Shelf } from "./workbench/programs.ts";
import type * as write from "./workbench/write.ts";

declare global {
  const snlStepper: { mount: typeof mountPayload; mountAll: typeof mountAll };
  /** The runs that are in files of their own. */
  const snlRuns: Record<string, Recording>;
  /** The records of the sliders, by lesson. */
  var snlTurns: Record<string, Turn[]> | undefined;
  const snlDraw: typeof draw;
  const snlEditor: typeof editor;
  const snlWrite: typeof write;
  const snlShelf: Shelf;
}
