/** What is folded below: the tables of distances and of variables. */

import { el, fill, folded, inCells, marker, put, reveal, write } from "./dom.ts";
import { shown } from "./words.ts";
import type { Changes, Replay } from "./replay.ts";

type Row = (string | number)[];

/**
 * A folded table, which is painted when it is opened.
 * @param look the rows of a step, each beginning with its key, and the keys of what is new
 */
function makeTable(
  label: string,
  heads: string[],
  look: (changes: Changes) => [rows: Row[], changed: Set<string | number>],
) {
  const markNew = marker("new");
  const body = el("");
  const head = el(".table-head", { role: "row" }, inCells("columnheader", heads));
  const attributes = { role: "table", tabindex: 0, label };
  const box = el(`.scroll.${label.toLowerCase()}`, attributes, head, body);
  const node = folded(label, box);
  const empty = heads.map(() => "");
  const create = () => el("", { role: "row" }, inCells("cell", empty));
  let now!: Changes;
  function paintRow(row: HTMLElement, texts: Row) {
    put(row, "data-cell", Number.isInteger(texts[0]) && texts[0]);
    texts.forEach((text, index) => write(row.children[index], text));
  }
  function paint(changes = now) {
    now = changes;
    if (!node.open) return;
    const [rows, changed] = look(now);
    fill(body, rows, create, paintRow);
    const fresh = [...body.children].filter((_, index) => changed.has(rows[index][0]));
    markNew(fresh);
    const last = fresh.at(-1);
    if (last) reveal(box, last as HTMLElement);
  }
  node.addEventListener("toggle", () => paint());
  return { node, paint };
}

export function makeTables({ trace: { roles }, unit }: Replay) {
  const distances = makeTable("Distances", ["cell", unit, "from"], ({ state, cells }) => {
    const { distance, predecessor } = state;
    const known = [...new Set([...distance.keys(), ...predecessor.keys()])].sort((a, b) => a - b);
    const places = [distance, predecessor];
    return [known.map((cell) => [cell, ...places.map((map) => shown(map.get(cell)))]), cells];
  });
  const variables = makeTable("Variables", ["name", "value"], ({ state, names }) => [
    [...state.variables],
    names,
  ]);
  return roles.distance || roles.predecessor ? [distances, variables] : [variables];
}
