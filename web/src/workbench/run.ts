/** The stepper below a workbench or an exercise: one at a time. */

import { el } from "../dom.ts";
import type { Controller, Payload, Recording } from "../types.ts";
import type { Around } from "./around.ts";

export function makeRun(around: Around) {
  const node = el("");
  let stepper: Controller | null = null;
  function clear() {
    stepper?.destroy();
    stepper = null;
    node.replaceChildren();
  }
  return {
    node,
    clear,
    step(payload: Recording) {
      clear();
      const { position } = payload as Payload;
      const place = el("");
      node.append(place);
      stepper = around.step(place, payload, { position });
      node.scrollIntoView({ block: "nearest" });
    },
  };
}
