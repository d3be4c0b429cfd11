/** The votes of a room: how many hands were raised for each cell, as bars. */

import { el, flag } from "./dom.ts";

export function makeVotes() {
  const hands = new Map<number, number>();
  const node = el("ol.votes", { label: "Raised hands" });

  /** @param accept the cells that are right, once they are known */
  function draw(accept?: readonly number[]) {
    const most = Math.max(...hands.values());
    const rows = [...hands].sort(([one], [other]) => one - other);
    node.replaceChildren(
      ...rows.map(([cell, count]) => {
        const right = accept?.includes(cell);
        const mark = accept ? (right ? "✓ " : "✗ ") : "";
        const bar = el("span.part", { style: `width: ${(100 * count) / most}%` });
        const row = el("li.row", el("b", `${mark}${cell}`), el("span.room", bar), `${count}`);
        flag(row, "yes", accept && right);
        flag(row, "no", accept && !right);
        return row;
      }),
    );
    node.hidden = !hands.size;
  }

  return {
    node,
    add(cell: number, count: number) {
      hands.set(cell, (hands.get(cell) ?? 0) + count);
      draw();
    },
    clear() {
      hands.clear();
      draw();
    },
    /** Marks the bars, and says how many were right, and of how many. */
    tell(accept: number[]) {
      draw(accept);
      let [right, all] = [0, 0];
      for (const [cell, count] of hands) {
        all += count;
        if (accept.includes(cell)) right += count;
      }
      return { right, all };
    },
  };
}
