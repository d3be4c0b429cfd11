/** Hints, one after the other, and the solution, which is shown when it is asked for twice. */

import { button, el, put } from "../dom.js";

/**
 * The hints and the solution as they are on the page: folded, each hint inside the one before.
 * @param {Element} place
 */
export function readHelp(place) {
  const folds = [...place.querySelectorAll("details")];
  const contents = folds.map((fold) => {
    const box = el(".help");
    box.append(
      ...[...fold.childNodes].filter(
        (node) => !(node instanceof Element && /^(summary|details)$/.test(node.localName)),
      ),
    );
    return box;
  });
  for (const fold of folds) fold.remove();
  return { hints: contents.slice(0, -1), solution: contents.at(-1) ?? el("") };
}

/**
 * @param {ReturnType<typeof readHelp>} help
 * @param {() => void} use puts the solution into the editor
 */
export function makeHelp({ hints, solution }, use) {
  let given = 0;
  const shown = el("ol.hints", { label: "Hints" });
  const asked = el(".asked", { role: "group", label: "The solution" });
  const hint = button("Hint", "A little help; there may be more", next);
  const solve = button("Solution", "Asks before it shows it", ask);

  function next() {
    if (given === hints.length) return;
    given += 1;
    const item = el("li", { tabindex: -1 }, hints[given - 1]);
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
