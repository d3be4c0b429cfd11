/**
 * Exercises that are not about code have a form: steps to put in order, a step to choose, a board to
 * draw, faces to throw, distances to fill in. A form writes the same line of Python as the notebook
 * has, so that the check, the storage and the file know only code.
 */

import { button, el, put } from "../dom.ts";
import { makeBoard, makeJumps, makeThrows } from "./boards.ts";
import { makeDistances } from "./distances.ts";
import { makeChoice, makeOrder } from "./steps.ts";
import type { Verdict } from "../workbench/messages.ts";
import type { makeCode } from "./code.ts";
import type { AroundPage } from "../workbench/around.ts";
import type { Given } from "./exercise.ts";

export interface Needs {
  given: Given;
  write: (source: string) => void;
  around: AroundPage;
}

export interface Form {
  node: HTMLElement;
  /** Whether it could. */
  show: (source: string) => boolean;
  /** What is to be done before there is anything to judge. */
  first?: string;
  /** The verdict, where the page knows it without Python. */
  judge?: (source: string) => Verdict | null;
}

const FORMS: Record<string, (needs: Needs) => Form> = {
  order: makeOrder,
  choice: makeChoice,
  board: makeBoard,
  jumps: makeJumps,
  throws: makeThrows,
  distances: makeDistances,
};

/**
 * The form of an exercise; null if it is written as code. Who wants to can write code here, too.
 */
export function formOf(given: Given, code: ReturnType<typeof makeCode>, around: AroundPage) {
  const make = FORMS[given.form.kind];
  if (!make) return null;
  let written = "";
  let asCode = false;
  const form = make({ given, write, around });
  const swap = button("", "The Python that this writes", () => {
    asCode = !asCode;
    draw();
  });
  const node = el(".reply", form.node, el(".tools.swap.bare", swap), code.node);

  function write(source: string) {
    written = source;
    code.replace(source);
  }
  function draw() {
    code.node.hidden = !asCode;
    swap.textContent = asCode ? "Hide the code" : "As code";
    put(swap, "aria-expanded", `${asCode}`);
  }
  draw();
  return {
    node,
    /** What is to be done first, if this is still what was given. */
    missing: (source: string) => (source === given.stub ? form.first : ""),
    judge: (source: string) => form.judge?.(source) ?? null,
    show(source: string) {
      if (source === written) return;
      written = source;
      if (form.show(source) || asCode) return;
      asCode = true; // code that the form cannot show stays as it is
      draw();
    },
  };
}
