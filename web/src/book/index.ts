/** What every page of the book does: its steppers, cards and questions, columns, tables, search and your progress. */

import { makeProgress } from "../progress/index.ts";
import { makeColumns } from "./columns.ts";
import { makeSearch } from "./search.ts";
import { makeSteppers } from "./steppers.ts";
import { makeTables } from "./tables.ts";

// A card that is opened takes a row of its own, so it is brought to the top of the window.
document.addEventListener("click", ({ target }) => {
  const card = (target as Element).closest(".snl-card > details > summary")?.closest(".snl-card");
  if (card) setTimeout(() => card.scrollIntoView({ block: "nearest" }));
});

for (const question of document.querySelectorAll(".snl-question")) {
  question.role = "group";
  question.ariaLabel = question.querySelector("p")?.textContent ?? null;
}

/** The option of a question that is opened first is the answer, and stays marked as such. */
function answer({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const question = target.closest(".snl-question");
  if (question && !question.querySelector("[data-answer]")) target.dataset.answer = "";
}
document.addEventListener("toggle", answer, true);

makeSteppers();
makeColumns();
makeTables();
makeSearch();
makeProgress();
