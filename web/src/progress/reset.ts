/** "Reset this lesson": forgets what was written and solved in it, after asking. */

import { el } from "../dom.ts";
import { amount } from "../words.ts";
import { namesIn } from "./marks.ts";
import { forget, recordOf } from "./records.ts";

/** @param line above a lesson, with the names of its exercises */
export function makeReset(line: HTMLElement) {
  const names = namesIn(line);
  const open = line.querySelector("button") as HTMLButtonElement;
  const text = el("p");
  function reset() {
    forget(names);
    dispatchEvent(new CustomEvent("snl-reset"));
  }
  const answers = [el("button", "Keep it"), el("button", { click: reset }, "Reset it")];
  const title = el("h2", { id: "snl-reset-title" }, "Reset this lesson?");
  const named = { class: "snl-ask", "aria-labelledby": title.id };
  const dialog = el("dialog", named, title, text, el("form", { method: "dialog" }, answers));
  line.after(dialog);
  open.addEventListener("click", () => {
    const known = names.filter((name) => recordOf(name) !== null).length;
    text.textContent = known
      ? `Your answers to ${amount(known, "exercises")} and your changes to the cells of this lesson will be deleted. This cannot be undone; “Export” in the list of pages keeps a copy of the answers.`
      : "Your changes to the cells of this lesson will be deleted. There are no answers to its exercises.";
    dialog.showModal();
  });
  open.style.visibility = "visible";
}
