/**
 * A lesson on a page: each `<div data-snl-exercise>` becomes an exercise that can be solved there, and
 * each `<div data-snl-cell>` runs the code above it. They share one Python.
 */

import { makeCells } from "../cells/index.ts";
import { aroundPage } from "../workbench/around.ts";
import { oneByOne } from "../places.ts";
import { benchOf } from "../workbench/bench.ts";
import { common, theme } from "../shadow.ts";
import { css as workbench } from "../workbench/workbench.ts";
import lesson from "../../style/lesson.css";
import { mount, type Given } from "./exercise.ts";

/** What is drawn needs Draw; without it, it is written as code. */
const DRAWN = ["board", "jumps"];

const list = document.querySelector<HTMLElement>("[data-snl-cells]");
if (list) {
  // Exercises and cells are a part of the page, so their style goes there.
  const style = document.createElement("style");
  style.textContent = `${theme}${common}${workbench}${lesson}`;
  document.head.append(style);
  const around = aroundPage(JSON.parse(list.dataset.files ?? "null"));
  const bench = benchOf(around);
  const exercises = document.querySelectorAll<HTMLElement>("div[data-snl-exercise]");
  oneByOne(exercises, (place) => {
    const given: Given = JSON.parse(place.dataset.snlExercise ?? "null");
    const start = (kind: string) =>
      mount(place, { ...given, form: { ...given.form, kind } }, around, bench);
    const { kind } = given.form;
    if (DRAWN.includes(kind))
      around.drawing().then(
        () => start(kind),
        () => start("code"),
      );
    else start(kind);
  });
  makeCells(JSON.parse(list.textContent ?? "[]"), around, bench);
}
