// Press a heading to sort by its column, again for the other way round.
for (const button of document.querySelectorAll("th button")) {
  button.onclick = () => {
    const head = button.parentElement;
    const { cellIndex } = head;
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = head.closest("table").tBodies[0];
    const text = (row) => row.cells[cellIndex].textContent;
    const order = new Intl.Collator(document.documentElement.lang, { numeric: true });
    const rows = [...body.rows].sort((one, other) => order.compare(text(one), text(other)));
    body.append(...(down ? rows.reverse() : rows));
  };
}
// The stepper of a group is made when the group is opened.
for (const details of document.querySelectorAll("details:has(> template)")) {
  details.addEventListener("toggle", () => {
    const template = details.querySelector("template");
    if (!details.open || !template) return;
    template.replaceWith(template.content);
    snlStepper.mountAll();
  });
}
// A link to a group opens it.
const open = () => {
  const wanted = location.hash && document.getElementById(location.hash.slice(1));
  if (wanted instanceof HTMLDetailsElement) wanted.open = true;
};
addEventListener("hashchange", open);
open();
