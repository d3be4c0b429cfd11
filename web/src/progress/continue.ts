/** For a reader who comes back: the way to where they stopped, and where it is known from. */

import { el } from "../dom.ts";
import { siteRoot } from "../script.ts";
import { totals, type Lessons } from "./marks.ts";
import { recorded, recordOf } from "./records.ts";

/** The first exercise that is not solved of the last lesson begun, or the lesson after it. */
function nextOf(lessons: Lessons) {
  const pages = Object.keys(lessons);
  const begun = pages.findLastIndex((page) => lessons[page].some((name) => recordOf(name)));
  if (begun < 0) return null;
  const at = lessons[pages[begun]].findIndex((name) => !recordOf(name)?.solved);
  const page = pages[at < 0 ? begun + 1 : begun];
  if (!page) return null;
  const lesson = Number(/\d+/.exec(page));
  return at < 0
    ? { href: `${page}.html`, words: `lesson ${lesson}` }
    : {
        href: `${page}.html#${lessons[page][at]}`,
        words: `lesson ${lesson}, exercise ${lesson}.${at + 1}`,
      };
}

/** The door of the front page leads on, and the places for it say what is kept. */
export function leadOn(lessons: Lessons) {
  const next = nextOf(lessons);
  const door = document.querySelector<HTMLAnchorElement>(".snl-doors a");
  if (next && door) {
    door.href = siteRoot() + next.href;
    door.textContent = `Continue: ${next.words}`;
  }
  if (!recorded().length) return;
  const { solved, all } = totals(lessons);
  for (const place of document.querySelectorAll("[data-snl-kept]")) {
    place.replaceChildren(
      el("b", `${solved} of ${all} exercises solved. `),
      ...(next
        ? [el("a", { href: siteRoot() + next.href }, `Continue with ${next.words}`), ". "]
        : []),
      "This is kept in this browser and nowhere else; Export, in the list of all pages, saves it to a file.",
    );
  }
}
