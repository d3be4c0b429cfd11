/** A table that is wider than its box is scrolled, by keys as well. */

import { puts } from "../dom.ts";

export function makeTables() {
  const boxes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth;
      puts(target, {
        tabindex: scrolls && 0,
        role: scrolls && "group",
        label: scrolls && "A table that scrolls",
      });
    }
  });
  for (const box of document.querySelectorAll(".pst-scrollable-table-container")) {
    boxes.observe(box);
  }
}
