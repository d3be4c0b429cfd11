/** Hints, one after the other, and the solution, which is shown when it is asked for twice, or to who has solved it. */

import { button, el, put } from "../dom.ts";
import { coloured, words } from "./texts.ts";
import type { Given } from "./exercise.ts";

/**
 * @param use puts the solution into the editor
 * @param solved whether there is nothing left to spoil
 * @param changes is called after each hint
 */
export function makeHelp(
  { hints, solution_coloured, after }: Given,
  use: () => void,
  solved: () => unknown,
  changes: () => void,
) {
  const code = el("", { class: "highlight" }, el("pre", coloured(solution_coloured)));
  const paragraphs = after.map((paragraph) => el("p", words(paragraph)));
  const solution = el(".help", code, paragraphs);
  let given = 0;
  const shown = el("ol.column.hints.screen", { label: "Hints" });
  const asked = el(".column.asked.screen", { role: "group", label: "The solution" });
  const hint = button("Hint", "A little help", next);
  const solve = button("Solution", "Asks before showing it", ask);

  function next() {
    if (given === hints.length) return;
    given += 1;
    const item = el("li", { tabindex: -1 }, el(".help", el("p", words(hints[given - 1]))));
    shown.append(item);
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "nearest" });
    draw();
    changes();
  }
  function draw() {
    const left = hints.length - given;
    const next = given ? `Next hint (${left} left)` : "Hint";
    hint.textContent = left ? next : "No more hints";
    put(hint, "aria-disabled", !left);
  }
  function ask() {
    if (solved()) {
      show();
      return;
    }
    const more = given < hints.length ? " You have not seen every hint." : "";
    const yes = button("Show it", null, show);
    const tools = el(".tools", yes, button("Not yet", null, close));
    asked.replaceChildren(el("p", `Do you want to see a solution?${more}`), tools);
    yes.focus();
  }
  function show() {
    const take = button("Use it", "Replaces what you have", use);
    const tools = el(".tools", take, button("Hide it", null, close));
    asked.replaceChildren(el("b", "A solution"), solution, tools);
    take.focus({ preventScroll: true });
    asked.scrollIntoView({ block: "nearest" });
  }
  function close() {
    asked.replaceChildren();
    solve.focus();
  }

  draw();
  return { buttons: [hint, solve], nodes: [shown, asked], given: () => given };
}
