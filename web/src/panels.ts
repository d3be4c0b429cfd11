/** What is folded below: the tables of distances, of variables, and of all steps. */

import {
  el,
  fill,
  focusedWith,
  folded,
  inCells,
  marker,
  put,
  reveal,
  withCode,
  write,
} from "./dom.ts";
import { clamp, range } from "./geometry.ts";
import { shown } from "./words.ts";
import type { Changes, Replay } from "./replay.ts";
import type { Trace } from "./types.ts";

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

/** One row a step. Only rows that can be seen are in the page: runs can have 30,000 steps. */
export function makeHistory(
  { replay, trace }: { replay: Replay; trace: Trace },
  goTo: (place: number) => void,
) {
  const high = 26;
  const tall = 8 * high;
  const body = el("");
  const box = el(".scroll", { style: `height:${tall}px`, scroll: draw }, body);
  const mark = marker("now");
  const heads = ["step", "line", "what happens", "what changed"];
  const head = el(".step", { role: "row" }, inCells("columnheader", heads));
  const table = el("", { role: "table", label: "Every step so far" }, head, box);
  const node = folded("Every step so far", table);
  node.addEventListener("toggle", () => follow());
  let stops: number[] = [];
  let now = 0;
  let upTo = 0;
  let rows = new Map<number, HTMLElement>();

  function makeRow(at: number) {
    const index = stops[at];
    const { line } = trace.steps[index];
    const go = el("button.go", { type: "button" }, `${index}`);
    const { words } = replay.changes(stops[at - 1] ?? -1, index);
    const said = withCode(replay.sentence(index));
    const texts = [go, `${line + 1}`, said, words];
    const style = `height:${high}px`;
    const row = { role: "row", "aria-rowindex": at + 2, style, click: () => goTo(at) };
    return el(".step", row, inCells("cell", texts));
  }

  function draw() {
    const first = Math.max(0, Math.floor(box.scrollTop / high) - 4);
    const count = trace.steps.length ? clamp(upTo + 1 - first, 0, 18) : 0;
    const focused = body.contains(focusedWith(body));
    const old = rows;
    const places = range(count).map((index) => first + index);
    rows = new Map(places.map((at) => [at, old.get(at) ?? makeRow(at)]));
    body.style.padding = `${first * high}px 0 ${Math.max(0, upTo + 1 - first - count) * high}px`;
    body.replaceChildren(...rows.values());
    mark([rows.get(now)]);
    for (const [at, row] of rows) {
      const go = row.querySelector("button") as HTMLElement;
      go.tabIndex = at === now ? 0 : -1;
      if (focused && at === now) go.focus({ preventScroll: true });
    }
  }
  function follow() {
    if (!node.open) return;
    draw();
    box.scrollTop = clamp(box.scrollTop, (now + 1) * high - tall, now * high);
  }

  return {
    node,
    /** Rows 0 to `end` of the steps; the row `at` is the present one. */
    update(steps: number[], at: number, end: number) {
      if (stops !== steps) rows.clear();
      [stops, now, upTo] = [steps, at, end];
      put(table, "aria-rowcount", upTo + 2);
      follow();
    },
  };
}
