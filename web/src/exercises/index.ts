/**
 * A lesson on a page: each `<div data-snl-exercise>` becomes an exercise that can be solved there, and
 * each `<div data-snl-cell>` runs the code above it. They share one Python. A workbench of the lesson
 * is made here as well, since an exercise has most of its code.
 */

import "../workbench/index.ts";
import { makeCells } from "../cells/index.ts";
import { aroundPage } from "../workbench/around.ts";
import { makeBench } from "./bench.ts";
import { mount } from "./exercise.ts";
import { addStyle } from "./style.ts";

/** The exercises and cells of a page; nothing if it has none. */
export function mountLesson() {
  const list = document.querySelector<HTMLElement>("[data-snl-cells]");
  if (!list) return null;
  const style = addStyle();
  const around = aroundPage(JSON.parse(list.dataset.files ?? "null"));
  const bench = makeBench(around);
  const places = document.querySelectorAll<HTMLElement>(
    "div[data-snl-exercise]:not([data-mounted])",
  );
  const parts = [...places].map((place) =>
    mount(place, JSON.parse(place.dataset.snlExercise ?? "null"), around, bench),
  );
  parts.push(makeCells(JSON.parse(list.textContent ?? "[]"), around, bench));
  return {
    destroy() {
      bench.end();
      for (const part of parts) part.destroy();
      style.remove();
    },
  };
}

export const lesson = mountLesson();
