/** What the next step does, asked before it is shown; and why, once it is answered. */

import { minus, type Replay } from "./replay.ts";
import { amount, shown } from "./words.ts";
import type { Entry, State } from "./types.ts";

export interface Question {
  text: string;
  /** Cells, or numbers of throws. */
  accept: number[];
  /** What is asked for: a cell, or the number that a cell gets. */
  wants: "cell" | "number";
  reason: string;
  /** The step that answers it. */
  index: number;
}

/** Why this entry leaves, and what is as good an answer. */
function whyTaken(cell: number, text: string, { frontier, distance }: State, kind: string | null) {
  const sizeOf = ([cell, text]: Entry) =>
    text.trim() && !Number.isNaN(+text) ? +text : distance.get(cell ?? -1);
  const size = sizeOf([cell, text]);
  const equal = frontier.filter((entry) => sizeOf(entry) === size).map(([cell]) => cell);
  const ties = [...new Set(equal)].filter((one) => one !== null);
  const why = (reason: string) => ({ accept: [cell], reason: `${cell} ${reason}` });
  if (frontier.length === 1) return why("is the only one that waits");
  if (kind === "queue" && frontier[0][0] === cell) {
    return why(`is at the front: it came in before ${frontier[1][0]}`);
  }
  if (kind === "stack" && frontier.at(-1)?.[0] === cell)
    return why("is at the top: it came in last");
  if (kind !== "heap" || size == null) return why("is taken now");
  if (ties.length < 2) return why(`has the smallest distance, ${shown(size)}`);
  const names = ties.sort((a, b) => a - b).map(String);
  const all = new Intl.ListFormat("en-GB").format(names);
  const reason = `${all} wait with ${shown(size)}: a heap may give any of them; this one gives ${cell}`;
  return { accept: ties, reason };
}

/** Why this cell is the next to get a distance. */
function whyReached(
  cell: number,
  throws: number,
  distance: Map<number, number>,
  current: number | null,
  { rules, unit }: Replay,
) {
  const old = distance.get(cell);
  const gets = amount(throws, unit);
  if (old != null) return `${cell} had ${shown(old)}, and from ${current} it is ${shown(throws)}`;
  const moves = current === null ? [] : rules.moves(current);
  const next = moves.find((move) => !distance.has(move[2]));
  if (next?.[2] !== cell) return `${cell} gets ${gets} now`;
  return next[1] === cell
    ? `${cell} is the first landing from ${current} that was not reached yet`
    : `${cell} is next: a throw from ${current} lands on ${next[1]}, which leads there`;
}

/** Where the number of a cell comes from, if the step says so. */
function whyNumber(cell: number, { distance, predecessor }: State, { unit }: Replay) {
  const gets = `cell ${cell} gets ${amount(distance.get(cell), unit)}`;
  const from = predecessor.get(cell);
  const has = from == null ? undefined : distance.get(from);
  return has === undefined ? gets : `${gets}, by way of cell ${from}, which has ${shown(has)}`;
}

/** What a step answers: which cell is taken, which gets its distance, or what number; or null. */
function askedBy(replay: Replay, index: number): (Question & { takes: boolean }) | null {
  const kind = replay.trace.frontier_kind;
  const [before, after] = [replay.at(index - 1), replay.at(index)];
  const left = minus(before.frontier, after.frontier);
  // A round that ends leaves as a whole: there is no next one to ask for.
  if (left.length === 1 && left[0][0] != null && kind !== "level") {
    const why = whyTaken(left[0][0], left[0][1], before, kind);
    const text = "Which cell will be taken next?";
    return { takes: true, text, wants: "cell", index, ...why };
  }
  const set = [...after.distance].filter(([cell, value]) => before.distance.get(cell) !== value);
  if (set.length !== 1) return null;
  const [[cell, value]] = set;
  const { current } = after;
  // A pass over the cells has no choice which is next: what it finds out is the number.
  const own = current !== null && [current, replay.rules.ride(current).stand].includes(cell);
  if (own && !kind) {
    const text = `What number does cell ${cell} get next?`;
    const reason = whyNumber(cell, after, replay);
    return { takes: false, text, wants: "number", index, accept: [value], reason };
  }
  const text = "Which cell gets its distance next?";
  const reason = whyReached(cell, value, before.distance, current, replay);
  return { takes: false, text, wants: "cell", index, accept: [cell], reason };
}

/**
 * The question that the steps after `from`, up to `end`, answer; or null. A throw on the way
 * answers which cell gets its distance, although it does so only later.
 */
export function questionFor(replay: Replay, from: number, end: number): Question | null {
  const first = Math.max(from, 0) + 1;
  const thrown = replay.moves.slice(first, end + 1).some((move) => move);
  for (let index = first; index <= (thrown ? replay.trace.steps.length - 1 : end); index += 1) {
    const asked = askedBy(replay, index);
    if (asked) return index > end && asked.takes ? null : asked;
  }
  return null;
}
