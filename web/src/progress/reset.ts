/** "Reset this lesson": forgets what was written and solved in it, after asking. */

import { forget, recordOf } from "./records.ts";

/** @param line above a lesson, with the names of its exercises */
export function makeReset(line: HTMLElement) {
  const names = line.dataset.snlCourse?.split(" ").filter(Boolean) ?? [];
  const open = line.querySelector("button") as HTMLButtonElement;
  const dialog = document.createElement("dialog");
  const title = document.createElement("h2");
  const text = document.createElement("p");
  title.id = "snl-reset-title";
  title.textContent = "Reset this lesson?";
  dialog.className = "snl-ask";
  dialog.setAttribute("aria-labelledby", title.id);

  const button = (label: string, click: () => void) => {
    const made = document.createElement("button");
    Object.assign(made, { type: "button", textContent: label });
    made.addEventListener("click", () => {
      dialog.close();
      click();
    });
    return made;
  };
  const keep = button("Keep it", () => {});
  const reset = button("Reset it", () => {
    forget(names);
    dispatchEvent(new CustomEvent("snl-reset"));
  });
  dialog.append(title, text, keep, reset);
  line.after(dialog);
  open.addEventListener("click", () => {
    const known = names.filter((name) => recordOf(name) !== null).length;
    const what = known === 1 ? "1 exercise" : `${known} exercises`;
    text.textContent = known
      ? `It forgets your answers to ${what} of this lesson, that they are solved, and what you have changed in its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keeps a copy of the answers.`
      : "No answer is stored for this lesson. Only what you have changed in its cells is lost.";
    dialog.showModal();
    keep.focus();
  });
  open.style.visibility = "visible";
}
