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

const list = document.querySelector<HTMLElement>("[data-snl-cells]");
if (list) {
  addStyle();
  const around = aroundPage(JSON.parse(list.dataset.files ?? "null"));
  const bench = makeBench(around);
  for (const place of document.querySelectorAll<HTMLElement>("div[data-snl-exercise]")) {
    mount(place, JSON.parse(place.dataset.snlExercise ?? "null"), around, bench);
  }
  makeCells(JSON.parse(list.textContent ?? "[]"), around, bench);
}
