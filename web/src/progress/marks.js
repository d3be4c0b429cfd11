/** Marks in the list of pages: a check mark for a lesson that is solved, "2/3" for one begun. */

import { recordOf } from "./records.js";

/** Page of a lesson, below the folder of the site → the names of its exercises. @typedef {Record<string, string[]>} Lessons */

/** How much of some exercises is solved. @param {string[]} names */
const solvedOf = (names) => names.filter((name) => recordOf(name)?.solved).length;

/** @param {Lessons} lessons */
export function totals(lessons) {
  const all = Object.values(lessons).flat();
  return { solved: solvedOf(all), all: all.length };
}

/** @param {number} solved @param {number} all */
const inWords = (solved, all) =>
  solved === all ? "all exercises solved" : `${solved} of ${all} exercises solved`;

/** What the page says of a lesson of which nothing is solved. */
let unsolved = /** @type {string | null} */ (null);

/** Says above a lesson how much of it is solved. @param {HTMLElement} line */
export function markLesson(line) {
  const names = line.dataset.snlCourse?.split(" ").filter(Boolean) ?? [];
  const solved = solvedOf(names);
  const said = line.querySelector("span > span");
  if (!said) return;
  unsolved ??= said.textContent ?? "";
  said.textContent = solved ? inWords(solved, names.length) : unsolved;
  line.style.setProperty("--done", `${(100 * solved) / names.length}%`);
}

/** Puts a mark beside each link to a lesson. @param {Element} list @param {Lessons} lessons @param {string} root */
export function mark(list, lessons, root) {
  const site = new URL(root, location.href).href;
  for (const link of list.querySelectorAll("a[href]")) {
    const { href } = /** @type {HTMLAnchorElement} */ (link);
    const names =
      lessons[
        href
          .split("#")[0]
          .replace(site, "")
          .replace(/\.html$/, "")
      ];
    if (!names) continue;
    const solved = solvedOf(names);
    link.querySelector(".snl-mark")?.remove();
    if (!solved) continue;
    const made = document.createElement("span");
    made.className = "snl-mark";
    const shown = document.createElement("span");
    shown.ariaHidden = "true";
    shown.textContent = solved === names.length ? "✓" : `${solved}/${names.length}`;
    const said = document.createElement("span");
    said.className = "snl-said";
    said.textContent = ` (${inWords(solved, names.length)})`;
    made.append(shown, said);
    link.append(made);
  }
}
