/** The pages of a grading: tables that are sorted, and groups that are opened. */

/** Sorts a table by a column, again for the other way round. */
function sort(head: HTMLTableCellElement) {
  const table = head.closest("table");
  const [body] = table?.tBodies ?? [];
  if (!body) return;
  const down = head.getAttribute("aria-sort") === "ascending";
  for (const other of head.parentElement?.children ?? []) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const text = (row: HTMLTableRowElement) => row.cells[head.cellIndex].textContent ?? "";
  const order = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const rows = [...body.rows].sort((one, other) => order.compare(text(one), text(other)));
  body.append(...(down ? rows.reverse() : rows));
}
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => sort(button.parentElement as HTMLTableCellElement));
}

// The stepper of a group is made when the group is opened.
for (const details of document.querySelectorAll<HTMLDetailsElement>("details:has(> template)")) {
  details.addEventListener("toggle", () => {
    const template = details.querySelector("template");
    if (!details.open || !template) return;
    template.replaceWith(template.content);
    snlStepper.mountAll();
  });
}

function open() {
  const wanted = location.hash && document.getElementById(location.hash.slice(1));
  for (let one = wanted || null; one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true; // also the fold around it
  }
}
addEventListener("hashchange", open);
open();
