/** Hints, one after the other, and the solution, which is shown when it is asked for twice. */

import { button, el, put } from "../dom.ts";
import { coloured, words } from "./texts.ts";
import type { Given } from "./exercise.ts";

/** @param use puts the solution into the editor */
export function makeHelp({ hints, solution_coloured, after }: Given, use: () => void) {
  const solution = el(
    ".help",
    el("", { class: "highlight" }, el("pre", coloured(solution_coloured))),
    after.map((paragraph) => el("p", words(paragraph))),
  );
  let given = 0;
  const shown = el("ol.column.hints.screen", { label: "Hints" });
  const asked = el(".column.asked.screen", { role: "group", label: "The solution" });
  const hint = button("Hint", "A little help; there may be more", next);
  const solve = button("Solution", "Asks before it shows it", ask);

  function next() {
    if (given === hints.length) return;
    given += 1;
    const item = el("li", { tabindex: -1 }, el(".help", el("p", words(hints[given - 1]))));
    shown.append(item);
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "nearest" });
    draw();
  }
  function draw() {
    const left = hints.length - given;
    hint.textContent = given ? `Next hint (${left} left)` : "Hint";
    put(hint, "aria-disabled", !left);
    if (!left) hint.textContent = "No more hints";
  }
  function ask() {
    const yes = button("Show it", null, show);
    const left = hints.length - given;
    const more = left
      ? ` There ${left === 1 ? "is a hint" : "are hints"} that you have not seen.`
      : "";
    asked.replaceChildren(
      el("p", `Do you want to see a solution?${more}`),
      el(
        ".tools",
        yes,
        button("Not yet", null, () => (asked.replaceChildren(), solve.focus())),
      ),
    );
    yes.focus();
  }
  function show() {
    const close = button("Hide it", null, () => (asked.replaceChildren(), solve.focus()));
    const put_ = button("Use it", "In the place of what you have", use);
    asked.replaceChildren(el("b", "A solution"), solution, el(".tools", put_, close));
    put_.focus({ preventScroll: true });
    asked.scrollIntoView({ block: "nearest" });
  }

  draw();
  return { buttons: [hint, solve], nodes: [shown, asked] };
}
