/** The cells of a board: a grid that screen readers and the arrow keys walk as it is seen. */

import { el, flag } from "./dom.ts";
import { numbersOf, placeOf, range, type Plan } from "./geometry.ts";

/**
 * Calls for each click on a cell of a board inside. The click is no way into the grid: the arrow
 * keys stay with what is around it.
 */
export function hearCells(root: HTMLElement, choose: (cell: number) => void) {
  root.addEventListener("click", ({ target }) => {
    const node = (target as Element).closest<HTMLElement>(".s-grid .s-cell");
    if (node) choose(Number(node.dataset.cell));
  });
  root.addEventListener("mousedown", (event) => {
    if (!(event.target as Element).closest(".s-grid")) return;
    event.preventDefault();
    root.focus({ preventScroll: true });
  });
}

export function makeGrid(plan: Plan, label: string) {
  const { start, cells: last } = plan;
  const numbers = numbersOf(plan);
  const cells = new Map<number, HTMLElement>();

  function drawCell(cell: number) {
    const [row, column] = placeOf(plan, cell);
    const end = cell === start ? "start" : cell === last && "goal";
    const style = `grid-column:${column + 1}`;
    const attributes = { role: "gridcell", "data-cell": cell, "data-end": end, style };
    const texts = [el("span.number", `${cell}`), el("span.end", { "data-is": end })];
    const node = el(".cell", attributes, texts, el("span.badge"));
    flag(node, "odd", (row + column) % 2);
    cells.set(cell, node);
    return node;
  }

  /** Where the Tab key enters it. */
  function enterAt(node: EventTarget | null | undefined) {
    for (const cell of cells.values()) cell.tabIndex = cell === node ? 0 : -1;
  }

  function walk(event: KeyboardEvent & { target: HTMLElement }) {
    const { key, target } = event;
    const [row, column] = placeOf(plan, Number(target.dataset.cell));
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row + 1, column],
      ArrowDown: [row - 1, column],
    };
    if (key === "Enter" || key === " ") target.click();
    else if (ways[key]) {
      const next = numbers.find((cell) => `${placeOf(plan, cell)}` === `${ways[key]}`);
      cells.get(next ?? -1)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const rowOf = (row: number) =>
    numbers
      .filter((cell) => placeOf(plan, cell)[0] === row)
      .sort((a, b) => placeOf(plan, a)[1] - placeOf(plan, b)[1]);
  const rows = range(plan.rows).reverse();
  const focusin = ({ target }: FocusEvent) => enterAt(target);
  const node = el(
    ".grid",
    { role: "grid", label, keydown: walk, focusin },
    rows.map((row) => el(".rank", { role: "row" }, rowOf(row).map(drawCell))),
  );
  enterAt(cells.get(start) ?? cells.get(1));
  return { node, cells };
}
