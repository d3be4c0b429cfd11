/** The frontier as one row, and a heap as the tree that it is. */

import { el, fill, makeSight, marker, picture, put, puts, scrolling, svg, write } from "./dom.ts";
import { range } from "./geometry.ts";
import { kindOf } from "./words.ts";
import type { Replay, Changes } from "./replay.ts";
import type { Entry } from "./types.ts";

/** The entry at i has its children at 2i + 1 and 2i + 2. */
function makeHeap(size: number) {
  const levels = Math.ceil(Math.log2(size + 1));
  const wide = 2 ** (levels - 1) * 44;
  const more = el("span.quiet");
  const spot = (index: number): [number, number] => {
    const level = Math.floor(Math.log2(index + 1));
    return [(wide / 2 ** level) * (index + 1.5 - 2 ** level), 16 + level * 38];
  };
  const nodes = range(size).map((index) => {
    const [x, y] = spot(index);
    const [x1, y1] = spot(index && (index - 1) >> 1);
    const line = svg("line", { x1, y1, x2: x, y2: y });
    const circle = svg("circle", { cx: x, cy: y, r: 13.5 });
    const [cell, key] = [svg("text", { x, y: y + 4.5 }), svg("text.key", { x: x + 15, y: y - 6 })];
    return svg("g", line, circle, cell, key);
  });
  // Later nodes first: a circle lies above the lines to its children.
  const drawing = picture("", `0 0 ${wide} ${levels * 38 - 4}`, [...nodes].reverse());
  return {
    node: el(".tree-of", { style: `--wide:${wide / 16}em` }, drawing, more),
    paint(list: Entry[]) {
      nodes.forEach((node, index) => {
        const [cell, text] = list[index] ?? [null, ""];
        puts(node, { visibility: !list[index] && "hidden", "data-cell": cell });
        write(node.children[2], cell ?? "?");
        write(node.children[3], text.slice(0, 5));
      });
      write(more, list.length > size ? `${list.length - size} more below` : "");
    },
  };
}

export function makeFrontier({ trace, longest }: Replay, signal: AbortSignal) {
  const { name, ends, kind } = kindOf(trace);
  const markNew = marker("new");
  const row = el(`.chips.${kind}`, { role: "list", label: name });
  const { frontier: label, second } = trace.roles;
  const [front, back] = (second ? [] : ends).map((text) => el("span.quiet", text));
  const names = second ? [label, second].map((text) => el("code.quiet", `${text}`)) : [];
  const line = scrolling(".row.waiting", name, names[0], front, row, back);
  const behind = el(".chips", { role: "list", label: `${second}` });
  const otherLine = scrolling(".row.waiting", `${second}`, names[1], behind);
  const node = second ? el(".column", line, otherLine) : line;
  const heap = kind === "heap" && longest > 0 ? makeHeap(Math.min(longest, 15)) : null;
  node.hidden = !trace.roles.frontier;
  const see = makeSight(line, signal);
  const seeBehind = makeSight(otherLine, signal);
  const markBehind = marker("new");

  const create = () => el("span.row.chip", { role: "listitem" }, el("b"), el("small"));
  function paintChip(chip: HTMLElement, [cell, text]: Entry) {
    put(chip, "data-cell", cell);
    write(chip.children[0], cell ?? "?");
    write(chip.children[1], text);
  }

  return {
    node,
    heap: heap?.node ?? null,
    paint({ state: { frontier, second, current }, joined, left, behind: come }: Changes) {
      fill(behind, second, create, paintChip);
      const late = come.map((entry) => behind.children[second.lastIndexOf(entry)]);
      markBehind(late);
      seeBehind(late[0]);
      fill(row, frontier, create, paintChip);
      heap?.paint(frontier);
      const chips = row.children;
      const fresh = joined.map((entry) => chips[frontier.lastIndexOf(entry)]);
      markNew(fresh);
      // Where nothing joins, what is taken: it stays in a level, and in a list that is only read.
      const isRead = !kind || kind === "level";
      const taken = isRead ? row.querySelector(`[data-cell="${current}"]`) : left[0] && chips[0];
      see(fresh[0] ?? (kind === "stack" ? row.lastElementChild : taken));
    },
  };
}
