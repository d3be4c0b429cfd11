/** A table or a figure that is wider than its box is scrolled, by keys as well. */

import { puts } from "../dom.ts";

const TABLE = ".pst-scrollable-table-container";
const BOXES = `${TABLE}, article p:has(> img), .cell_output:has(> img)`;

export function makeTables() {
  const boxes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth;
      puts(target, {
        tabindex: scrolls && 0,
        role: scrolls && "group",
        label: scrolls && `A ${target.matches(TABLE) ? "table" : "figure"} that scrolls`,
      });
    }
  });
  for (const box of document.querySelectorAll(BOXES)) boxes.observe(box);
}
