/** Marks in the list of pages: a check mark for a lesson that is solved, "2/3" for one begun. */

import { el } from "../dom.ts";
import { recordOf } from "./records.ts";

/** Page of a lesson, below the folder of the site → the names of its exercises. */
export type Lessons = Record<string, string[]>;

const solvedOf = (names: string[]) => names.filter((name) => recordOf(name)?.solved).length;

export function totals(lessons: Lessons) {
  const all = Object.values(lessons).flat();
  return { solved: solvedOf(all), all: all.length };
}

const inWords = (solved: number, all: number) =>
  solved === all ? "all exercises solved" : `${solved} of ${all} exercises solved`;

/** The names of the exercises of a lesson, from the line above it. */
export const namesIn = (line: HTMLElement) =>
  line.dataset.snlCourse?.split(" ").filter(Boolean) ?? [];

/** What the page says of a lesson of which nothing is solved. */
let unsolved: string | null = null;

/** Says above a lesson how much of it is solved. */
export function markLesson(line: HTMLElement) {
  const names = namesIn(line);
  const solved = solvedOf(names);
  const said = line.querySelector("span > span");
  if (!said) return;
  unsolved ??= said.textContent ?? "";
  said.textContent = solved ? inWords(solved, names.length) : unsolved;
  line.style.setProperty("--done", `${(100 * solved) / names.length}%`);
}

export function mark(list: Element, lessons: Lessons, root: string) {
  const site = new URL(root, location.href).href;
  for (const link of list.querySelectorAll("a[href]")) {
    const [page] = (link as HTMLAnchorElement).href.split("#");
    const names = lessons[page.replace(site, "").replace(/\.html$/, "")];
    if (!names) continue;
    const solved = solvedOf(names);
    link.querySelector(".snl-mark")?.remove();
    if (!solved) continue;
    const shown = solved === names.length ? "✓" : `${solved}/${names.length}`;
    const said = el("span", { class: "snl-said" }, ` (${inWords(solved, names.length)})`);
    const hidden = { "aria-hidden": "true" };
    link.append(el("span", { class: "snl-mark" }, el("span", hidden, shown), said));
  }
}
