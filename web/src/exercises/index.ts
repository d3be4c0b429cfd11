/**
 * A lesson on a page: each `<div data-snl-exercise>` becomes an exercise that can be solved there, and
 * each `<div data-snl-cell>` runs the code above it. They share one Python.
 */

import { makeCells } from "../cells/index.ts";
import { aroundPage } from "../workbench/around.ts";
import { makeBench } from "../workbench/bench.ts";
import { common, theme } from "../shadow.ts";
import { css as workbench } from "../workbench/workbench.ts";
import lesson from "../../style/lesson.css";
import { mount } from "./exercise.ts";

const list = document.querySelector<HTMLElement>("[data-snl-cells]");
if (list) {
  // Exercises and cells are a part of the page, so their style goes there.
  const style = document.createElement("style");
  style.textContent = `${theme}${common}${workbench}${lesson}`;
  document.head.append(style);
  const around = aroundPage(JSON.parse(list.dataset.files ?? "null"));
  const bench = makeBench(around);
  for (const place of document.querySelectorAll<HTMLElement>("div[data-snl-exercise]")) {
    mount(place, JSON.parse(place.dataset.snlExercise ?? "null"), around, bench);
  }
  makeCells(JSON.parse(list.textContent ?? "[]"), around, bench);
}
