/** The frontier as one row, and a second one beside it. */

import { el, fill, makeSight, marker, put, scrolling, write } from "./dom.ts";
import { kindOf } from "./words.ts";
import type { Replay, Changes } from "./replay.ts";
import type { Entry } from "./types.ts";

export function makeFrontier({ trace }: Replay, signal: AbortSignal) {
  const { name, ends, kind } = kindOf(trace);
  const markNew = marker("new");
  const row = el(`.chips.${kind}`, { role: "list", label: name });
  const { frontier: label, second } = trace.roles;
  const [front, back] = (second ? [] : ends).map((text) => el("span.quiet", text));
  const names = second ? [label, second].map((text) => el("code.quiet", `${text}`)) : [];
  const line = scrolling(".row.waiting", name, names[0], front, row, back);
  const behind = el(".chips", { role: "list", label: `${second}` });
  const otherLine = scrolling(".row.waiting", `${second}`, names[1], behind);
  const node = second ? el(".ends", line, otherLine) : line;
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
    paint({ state: { frontier, second, current }, joined, left, behind: come }: Changes) {
      fill(behind, second, create, paintChip);
      const late = come.map((entry) => behind.children[second.lastIndexOf(entry)]);
      markBehind(late);
      seeBehind(late[0]);
      fill(row, frontier, create, paintChip);
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
